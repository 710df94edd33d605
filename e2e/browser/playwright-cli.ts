/** Playwright's command line, for Node to run: `npx` is not a program everywhere. */
export const playwrightCli = 'node_modules/@playwright/test/cli.js';
