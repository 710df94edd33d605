/**
 * The modules of the site that the lab's copy of it is built without, each with the module of
 * the lab that is taken in its place; paths from the project's folder.
 */
export const standIns: Readonly<Record<string, string>> = {
  'src/views/outbox-context.ts': 'lab/stand-ins/outbox-context.tsx',
  'src/views/provided-actors.ts': 'lab/stand-ins/provided-actors.ts',
  'src/views/forms/idempotency-key.ts': 'lab/stand-ins/new-key.ts',
};
