import { commandLine, runScript } from '#command-line/program.ts';

const description =
  'Runs the browser tests of the built site in an installed Chromium or Chrome, or the suites that are chosen; installs a browser if there is none. Other arguments go to Playwright, such as a file or --grep.';

await runScript(
  commandLine('e2e', description)
    .argument('[playwright...]', 'files and options of playwright test')
    .option('--site', 'those of the built site, as without an option')
    .option('--walks', 'those that go over every page, control and path')
    .option('--lab', 'those of the built machine lab')
    .option('--firefox', 'those for Firefox')
    .option('--webkit', 'those for WebKit, where it can be installed')
    .option('--webkit-walks', 'those in WebKit that go over every page')
    .allowUnknownOption()
    .action(async (rest: readonly string[], chosen: object) =>
      (await import('./run-tests.ts')).runTests(chosen, rest),
    ),
);
