import type { FoundBrowser } from '#e2e/browser/find-browser.ts';
import { findProgram, installFromDebian } from '#e2e/browser/installed-program.ts';

function find(source: string): FoundBrowser | undefined {
  const path = findProgram(
    ['firefox', 'firefox-esr'],
    [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:/Program Files/Mozilla Firefox/firefox.exe',
    ],
  );
  return path === undefined ? undefined : { path, source };
}

/**
 * Finds a Firefox for tests, and installs Debian’s if there is none. Throws a sentence with a fix
 * if there is none.
 */
export function findFirefox(): FoundBrowser {
  const found = find('installed on this machine');
  if (found !== undefined) return found;
  installFromDebian('firefox-esr');
  const installed = find('just installed from Debian’s packages');
  if (installed !== undefined) return installed;
  throw new Error(
    'No Firefox was found or could be installed. Install Firefox, then run the tests again.',
  );
}
