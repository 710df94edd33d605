import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { openDisplay } from './display.ts';
import { requireWebKit } from './find-webkit.ts';

const done = 'Every page was visited.';

/** Goes from page to page once each has been hydrated. Runs in the page. */
function visitNext(paths: readonly string[], lastWords: string): void {
  const { documentElement: root } = document;
  const go = (): void => {
    const next = paths[paths.indexOf(location.pathname) + 1];
    if (next === undefined) console.log(lastWords);
    else location.assign(next);
  };
  const late = setTimeout(() => {
    console.error('The page was not hydrated within 30 seconds.');
    go();
  }, 30_000);
  new MutationObserver(() => {
    clearTimeout(late);
    // What a page does last, it does within this time.
    setTimeout(go, 300);
  }).observe(root, { attributeFilter: ['data-hydrated'] });
  addEventListener('load', () =>
    root.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  );
}

/** The script that has a page followed by the next of a list. */
export const visitInTurn = (paths: readonly string[]): string =>
  `(${String(visitNext)})(${JSON.stringify(paths)}, ${JSON.stringify(done)})`;

/** WebKitGTK 2.50 knows the directive not yet; browsers ignore what they do not know. */
const noise = /Unrecognized Content-Security-Policy directive 'manifest-src'/;

/**
 * Opens a page with that script, without automation, and returns what the engine logs in its
 * console: faults of markup, styles and policy too, which no script can catch.
 */
export async function consoleOf(url: string, folder: string): Promise<readonly string[]> {
  const { browser, bus, display } = requireWebKit();
  const { env, close } = await openDisplay(display);
  const child = spawn(
    bus,
    [
      '--',
      browser,
      '--javascript-can-open-windows-automatically=true',
      '--enable-write-console-messages-to-stdout=true',
      url,
    ],
    {
      // Private browsing logs nothing, so the browser keeps its data in a folder of the test.
      env: { ...env, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const messages: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    if (line.includes(done)) break;
    if (line.includes(' CONSOLE ') && !noise.test(line)) messages.push(line);
  }
  if (child.pid !== undefined) process.kill(-child.pid);
  close();
  return messages;
}
