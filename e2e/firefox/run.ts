import { spawnSync } from 'node:child_process';
import { findProgram, installFromDebian } from '#src/browser/installed-program.ts';
import { playwrightCli } from '#src/browser/playwright-cli.ts';

const find = (): string | undefined =>
  findProgram(
    ['firefox', 'firefox-esr'],
    [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:/Program Files/Mozilla Firefox/firefox.exe',
    ],
  );

/** Finds a Firefox, and installs Debian's where there is none. */
function findFirefox(): string | undefined {
  const found = find();
  if (found !== undefined) return found;
  installFromDebian('firefox-esr');
  return find();
}

/** Runs the browser tests against the built site once more, in whatever Firefox there is. */
const path = findFirefox();
if (path === undefined) {
  console.error(
    'No Firefox was found or could be installed. Install Firefox, then run this again.',
  );
  process.exitCode = 1;
} else {
  console.log(`Browser tests run in ${path}.`);
  const { status } = spawnSync(
    process.execPath,
    [playwrightCli, 'test', '-c', 'playwright.firefox.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, FIREFOX: path } },
  );
  process.exitCode = status ?? 1;
}
