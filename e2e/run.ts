import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findBrowser } from '#src/browser/find-browser.ts';
import { playwrightCli } from '#src/browser/playwright-cli.ts';
import { runCommand } from '#src/server/command.ts';
import { findFirefox } from './firefox/find-firefox.ts';

/**
 * Runs the browser tests against the built site, in whatever Chromium there is, or with
 * `--firefox` in whatever Firefox. Its path reaches the project's configuration by a variable.
 */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const rest = given.filter((argument) => argument !== '--firefox');
  const project = rest.length < given.length ? 'firefox' : 'chromium';
  const { path, source } = project === 'firefox' ? findFirefox() : findBrowser();
  console.log(`Browser tests run in ${path} (${source}).`);
  rmSync('test-results', { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [playwrightCli, 'test', `--project=${project}`, ...rest],
    { stdio: 'inherit', env: { ...process.env, [project.toUpperCase()]: path } },
  );
  process.exitCode = status ?? 1;
});
