import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findBrowser } from '#e2e/browser/find-browser.ts';
import { playwrightCli } from '#e2e/browser/playwright-cli.ts';
import { runCommand } from '#src/server/command.ts';
import { findFirefox } from './firefox/find-firefox.ts';

/**
 * Runs the browser tests of the built site, in whatever Chromium there is; with `--walks` those that
 * go over every page, control and path, with `--lab` those of the built machine lab, with `--firefox`
 * those that say something in Firefox. The browser's path and
 * the project reach Playwright's configuration by variables.
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
