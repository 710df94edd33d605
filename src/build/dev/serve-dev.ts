import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite';
import { writeFonts } from '#src/build/assets/fonts.ts';
import { contentFaults, loadContent } from '#src/build/checks/content-faults.ts';
import { inlineScript } from '#src/build/code/inline-script.ts';
import type { Renderer } from '#src/build/code/renderer.ts';
import { messageOf } from '#src/server/errors.ts';
import { createFormHandler } from '#src/server/take/form-handler.ts';
import { bind } from '#src/server/site/listen.ts';
import { processLog } from '#src/server/log.ts';
import { serverSettings } from '#src/server/settings.ts';
import { databaseLocation } from '#src/server/keep/database-location.ts';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { reloadRendered } from './reload-rendered.ts';

type Ledger = typeof import('#content/facts.ts');

const renderer = '/src/app/entry-server.tsx';

/** In development the browser loads modules as it meets them, so nothing is preloaded. */
const scripts = { entry: '/src/app/entry-client.tsx', preloads: [], styles: null };

/** The folder for the fonts, which a build copies into the site. */
const fontsFolder = 'node_modules/.cache/waymark/dev';

/** Prepares the site, rendered by the same renderer as the built one. Pages reload through the server. */
async function prepareSite(server: Server): Promise<RequestListener> {
  const store = await openLeads(databaseLocation(process.env));
  // A build beside it writes hundreds of files, of which none is served here.
  const watch = { ignored: ['**/dist*/**'] };
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server }, watch } });
  reloadRendered(vite);
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite has no server environment.');
  const app = new Hono();
  app.route('/', createFormHandler(store, { distDir: 'dist', log: processLog }));
  await writeFonts(fontsFolder);
  app.get('/fonts/*', serveStatic({ root: fontsFolder }));
  const inline = await inlineScript(true);
  const render = async (path: string) => {
    const { renderDocument } = await environment.runner.import<Renderer>(renderer);
    return renderDocument(path, () => ({ ...scripts, inline }));
  };
  let edits = 0;
  vite.watcher.on('change', () => void (edits += 1));
  /** Shows the content's errors over the page until they are fixed. */
  const showFaults = async (): Promise<void> => {
    const editsBefore = edits;
    const { ledgerIds } = await environment.runner.import<Ledger>('/content/facts.ts');
    const faults = await loadContent(
      () => environment.runner.import<Renderer>(renderer),
      ledgerIds,
    ).then(
      (loaded) => contentFaults(loaded, ledgerIds),
      (error: unknown) => [messageOf(error)],
    );
    // A page that renders while its modules are being replaced may fail although its content is right.
    if (edits > editsBefore) return;
    vite.environments.client.hot.send(
      faults.length === 0
        ? { type: 'update', updates: [] }
        : { type: 'error', err: { message: faults.join('\n'), stack: '' } },
    );
  };
  // A document with only Vite's client, which shows the content's errors.
  app.onError(async (_error, c) =>
    c.html(await vite.transformIndexHtml(c.req.path, '<!doctype html><title>Error</title>'), 500),
  );
  vite.ws.on('connection', () => void showFaults());
  app.get('*', async (c) => {
    const { document, page } = await render(c.req.path);
    return c.html(
      await vite.transformIndexHtml(c.req.path, document),
      page.path === null ? 404 : 200,
    );
  });
  const respond = getRequestListener(app.fetch);
  return (request, response) => {
    vite.middlewares(request, response, () => void respond(request, response));
  };
}

/** Serves the site with hot reload. Takes the port first: another server of this folder may have it. */
export async function serveDev(): Promise<void> {
  const { port, host } = serverSettings(process.env);
  const server = createServer((...request) => void site.then((serve) => serve(...request)));
  await bind(server, port, host);
  const site = prepareSite(server);
  await site.catch((error: unknown) => {
    server.close();
    throw error;
  });
  console.log(`Waymark, in development, is on http://localhost:${port}`);
}
