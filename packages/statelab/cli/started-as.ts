/** True where the package was asked itself, as `npx statelab`, and no script of a project. */
const isPackage = /(?:^|[/\\])(?:statelab|bin\.js)$/.test(process.argv[1] ?? '');

/** What is typed to start a command of the lab, up to its arguments. */
export const startedAs = (name: string): string =>
  isPackage ? `npx statelab ${name}` : `npm run ${name} --`;
