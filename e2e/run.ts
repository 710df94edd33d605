import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findBrowser } from '#src/browser/find-browser.ts';
import { playwrightCli } from '#src/browser/playwright-cli.ts';

/** Runs the browser tests against the built site, in whatever Chromium there is. */
const browser = findBrowser();
console.log(`Browser tests run in ${browser.path} (${browser.source}).`);
rmSync('test-results', { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [playwrightCli, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: browser.path },
});
process.exitCode = status ?? 1;
