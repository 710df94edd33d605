import { findProgram, installFromDebian } from '#e2e/browser/installed-program.ts';

export const missing =
  'No WebKitWebDriver was found or could be installed; on Debian or Ubuntu, install webkit2gtk-driver, xvfb and dbus.';

const browsers = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0'].map(
    (name) => `/usr/lib/${processor}-linux-gnu/${name}/MiniBrowser`,
  ),
);

/** The paths of WebKitGTK’s driver and browser, of a display without a screen, and of a message bus. */
function find() {
  const [driver, display, bus] = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].map((name) =>
    findProgram([name], []),
  );
  const browser = findProgram([], browsers);
  return driver && browser && display && bus ? { driver, browser, display, bus } : undefined;
}

/** Finds Debian’s WebKitGTK and its WebDriver, and installs them if possible. */
export function findWebKit() {
  const found = find();
  if (found !== undefined) return found;
  installFromDebian('webkit2gtk-driver', 'xvfb', 'dbus');
  return find();
}
