import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createServer, isRunnableDevEnvironment, normalizePath } from 'vite';
import { reloadRendered } from '#src/build/dev/reload-rendered.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const renderer = `import { words } from './words.js';
import { view } from './view.js';
export default words + view;`;

// Like the routes, it imports content that a browser never loads.
const view = `export const view = 'View';
export const load = import.meta.env.SSR && (() => import('./words.js'));
import.meta.hot?.accept();`;

/**
 * A site in development: the renderer has loaded its content and view, the browser only the view.
 */
async function openSite() {
  const root = normalizePath(await mkdtemp(join(tmpdir(), 'reload-rendered-')));
  ends.push(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'renderer.js'), renderer);
  await writeFile(join(root, 'words.js'), `export const words = 'Free quotes';`);
  await writeFile(join(root, 'view.js'), view);
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    // Edits are reported by hand, so that no test waits for the disk.
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  ends.push(() => vite.close());
  reloadRendered(vite);
  const { client, ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment.');
  await ssr.runner.import('/renderer.js');
  await client.transformRequest('/view.js');
  const sent = vi.spyOn(client.hot, 'send');
  return {
    edit: (file: string) => vite.watcher.emit('change', `${root}/${file}`),
    /** The events sent to browsers, in order. */
    news: () => sent.mock.calls.map(([message]) => Object(message).type ?? message),
  };
}

test('reloads the page when content changes that only the renderer loads', async () => {
  const { edit, news } = await openSite();
  edit('words.js');
  await expect.poll(news).toEqual(['full-reload']);
});

test('leaves modules in the browser to Vite’s hot replacement', async () => {
  const { edit, news } = await openSite();
  edit('view.js');
  await expect.poll(news).toEqual(['update']);
});
