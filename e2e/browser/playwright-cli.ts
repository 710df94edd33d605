/** Playwright’s command line, for Node to run: `npx` is not a program on every system. */
export const playwrightCli = 'node_modules/@playwright/test/cli.js';
