import { commandLine, runScript } from '#command-line/program.ts';

const description =
  'Runs the browser tests of the built site in an installed Chromium or Chrome, or the suites that are chosen; installs a browser if there is none. Other arguments go to Playwright, such as a file or --grep.';

await runScript(
  commandLine('e2e', description)
    .argument('[playwright...]', 'files and options of playwright test')
    .option('--site', 'those of the built site, as without an option')
    .option(
      '--walks',
      'those that go over a page of each kind, and over the tapes that visitors meet most',
    )
    .option('--release', 'those that go over all other pages, controls and tapes')
    .option('--lab', 'those of the built machine lab')
    .option('--exported', 'those that the lab exports')
    .option('--firefox', 'those for Firefox')
    .option('--webkit', 'those for WebKit, where it can be installed')
    .option('--webkit-release', 'those in WebKit that go over every page')
    .allowUnknownOption()
    .action(async (rest: readonly string[], chosen: object) =>
      (await import('./run-tests.ts')).runTests(chosen, rest),
    ),
);
