import { findProgram, installFromDebian } from '#e2e/browser/installed-program.ts';

/** The programs that run WebKit under automation, each by its path. */
export interface WebKit {
  /** Speaks W3C WebDriver over HTTP. */
  readonly driver: string;
  /** WebKitGTK’s own small browser. */
  readonly browser: string;
  /** A display without a screen. */
  readonly display: string;
  /** Runs a program with a message bus of its own, which WebKitGTK needs. */
  readonly bus: string;
}

/** The sentence for a machine on which it cannot be installed. */
export const missing =
  'No WebKitWebDriver was found or could be installed; on Debian or Ubuntu, install webkit2gtk-driver, xvfb and dbus.';

const folders = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => `/usr/lib/${processor}-linux-gnu/${name}`),
);

function find(): WebKit | undefined {
  const driver = findProgram(['WebKitWebDriver'], []);
  const browser = findProgram(
    [],
    folders.map((folder) => `${folder}/MiniBrowser`),
  );
  const display = findProgram(['Xvfb'], []);
  const bus = findProgram(['dbus-run-session'], []);
  return driver && browser && display && bus ? { driver, browser, display, bus } : undefined;
}

/** Finds Debian’s WebKitGTK and its WebDriver, and installs them if possible. */
export function findWebKit(): WebKit | undefined {
  const found = find();
  if (found !== undefined) return found;
  installFromDebian('webkit2gtk-driver', 'xvfb', 'dbus');
  return find();
}

/** Finds it, or throws a sentence with a fix. */
export function requireWebKit(): WebKit {
  const found = find();
  if (found === undefined) throw new Error(missing);
  return found;
}
