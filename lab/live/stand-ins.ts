/**
 * The modules of the site that the lab's copy of it is built without, each with the module of
 * the lab that is taken in its place; paths from the project's folder.
 */
export const standIns: Readonly<Record<string, string>> = {
  'src/views/outbox-context.ts': 'lab/instrument/outbox-context.tsx',
  'src/views/provided-actors.ts': 'lab/instrument/provided-actors.ts',
  'src/views/forms/new-key.ts': 'lab/instrument/new-key.ts',
};
