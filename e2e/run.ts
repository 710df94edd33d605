import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findBrowser } from '#e2e/browser/find-browser.ts';
import { playwrightCli } from '#e2e/browser/playwright-cli.ts';
import { runCommand } from '#src/server/command.ts';
import { findFirefox } from './firefox/find-firefox.ts';

/**
 * Runs the browser tests of the built site in an available Chromium. `--walks` runs those of every
 * page, control and path, `--lab` those of the built machine lab, `--firefox` those for Firefox.
 * Playwright’s configuration gets the browser’s path and the project as environment variables.
 */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const project =
    ['walks', 'lab', 'firefox'].find((name) => given.includes(`--${name}`)) ?? 'chromium';
  const rest = given.filter((argument) => argument !== `--${project}`);
  const { path, source } = project === 'firefox' ? findFirefox() : findBrowser();
  console.log(`Browser tests run in ${path} (${source}).`);
  rmSync('test-results', { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [playwrightCli, 'test', `--project=${project}`, ...rest],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        [project === 'firefox' ? 'FIREFOX' : 'CHROMIUM']: path,
        E2E_PROJECT: project,
      },
    },
  );
  process.exitCode = status ?? 1;
});
