/** True for `npx statelab`, false for a project’s npm script. */
const isPackage = /(?:^|[/\\])statelab(?:\.js)?$/.test(process.argv[1] ?? '');

/** How the user started a command, without its arguments. */
export const startedAs = (name: string): string =>
  isPackage ? `npx statelab ${name}`.trim() : `npm run ${name || 'lab'} --`;
