import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findWebKit, missing } from './find-webkit.ts';

/** Runs WebKitGTK's driver or its browser on a display and a message bus of their own. */
export async function runWebKit(
  program: 'driver' | 'browser',
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
) {
  const webKit = findWebKit();
  if (webKit === undefined) throw new Error(missing);
  const xvfb = spawn(webKit.display, ['-displayfd', '1', '-screen', '0', '1280x1024x24']);
  const [number]: unknown[] = await once(xvfb.stdout, 'data');
  const child = spawn(webKit.bus, ['--', webKit[program], ...args], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      GTK_USE_PORTAL: '0',
      // With 1, WebKitGTK crashes in view transitions.
      WEBKIT_DISABLE_DMABUF_RENDERER: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid);
    xvfb.kill();
  };
  return { printed: child.stderr, browser: webKit.browser, end };
}
