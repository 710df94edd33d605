import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A display, with the environment of programs on it. */
export interface Display {
  readonly env: NodeJS.ProcessEnv;
  readonly close: () => void;
}

/** Starts a display. `program` is the path of Xvfb. */
export async function openDisplay(program: string): Promise<Display> {
  const xvfb = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number]: unknown[] = await once(xvfb.stdout, 'data');
  return {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GTK_USE_PORTAL: '0',
      // With 1, WebKitGTK crashes in view transitions.
      WEBKIT_DISABLE_DMABUF_RENDERER: '0',
    },
    close: () => xvfb.kill(),
  };
}
