import { commandLine, runScript } from '#command-line/program.ts';
import type { Suite } from './run-tests.ts';

const description =
  'Runs the browser tests of the built site in an installed Chromium or Chrome; installs one if there is none. Other arguments go to Playwright, such as a file or --grep.';

await runScript(
  commandLine('e2e', description)
    .argument('[playwright...]', 'files and options of playwright test')
    .option('--walks', 'those that go over every page, control and path')
    .option('--lab', 'those of the built machine lab')
    .option('--firefox', 'those for Firefox')
    .option('--webkit', 'those for WebKit, where it can be installed')
    .allowUnknownOption()
    .action(async (rest: readonly string[], chosen: Partial<Record<Suite, true>>) =>
      (await import('./run-tests.ts')).runTests(chosen, rest),
    ),
);
