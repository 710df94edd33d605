import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** What happens to requests instead of reaching the site. */
interface Fault {
  readonly matches: (request: Request) => boolean;
  readonly respond: () => Response | Promise<Response | undefined>;
}

const scriptPath = '/e2e-page.js';
const errorPath = '/e2e-error';
const windowPath = '/e2e-window';

/** Runs in every page before its own scripts. Reports what a browser would log as an error. */
function reportErrors(path: string): void {
  const report = (...reasons: unknown[]): void => {
    const words = reasons.map((reason) =>
      reason instanceof Error ? `${reason.message} ${reason.stack}` : String(reason),
    );
    navigator.sendBeacon(path, `${location.pathname}: ${words.join(' ')}`);
  };
  const log = console.error;
  console.error = (...reasons) => {
    report(...reasons);
    log(...reasons);
  };
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  const reportEvent = (event: Event): void =>
    event instanceof ErrorEvent
      ? report(event.error ?? event.message)
      : report(event.target instanceof Element ? event.target.outerHTML : event.type);
  addEventListener('error', reportEvent, true);
}

/**
 * Serves the site on a port of its own, because WebDriver cannot intercept requests: it can hold
 * and fail them, and adds a script to every page.
 */
export async function openFront(site: string) {
  const errors: string[] = [];
  const faults = new Set<Fault>();
  let pageScript = '';
  const app = new Hono();
  app.get(scriptPath, (c) =>
    c.body(`(${String(reportErrors)})('${errorPath}');${pageScript}`, 200, {
      'Content-Type': 'text/javascript',
    }),
  );
  app.post(errorPath, async (c) => {
    errors.push(await c.req.text());
    return c.body(null, 204);
  });
  app.get(windowPath, (c) => {
    const { path, width, height } = c.req.query();
    return c.html(`<script>open('${path}', '_blank', 'width=${width},height=${height}')</script>`);
  });
  app.all('*', async (c) => {
    for (const { matches, respond } of faults) {
      const response = matches(c.req.raw) ? await respond() : undefined;
      if (response) return response;
    }
    const { pathname, search } = new URL(c.req.url);
    const response = await proxy(site + pathname + search, c.req);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const html = await response.text();
    return new Response(
      html.replace('<head>', `<head><script src="${scriptPath}"></script>`),
      response,
    );
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0 }, () => resolve(started));
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The front has no port.');

  const addFault = (fault: Fault): (() => void) => {
    faults.add(fault);
    return () => faults.delete(fault);
  };
  const isFor = (path: RegExp) => (request: Request) => path.test(new URL(request.url).pathname);
  const origin = `http://localhost:${address.port}`;
  return {
    origin,
    /** What pages logged as errors, oldest first, each with its page’s path. */
    errors,
    /** The address of a page that opens a page in a window of a size. */
    windowOf: (path: string, width: number, height: number) =>
      `${origin}${windowPath}?path=${path}&width=${width}&height=${height}`,
    /** Has later documents run a script first. */
    addScript(script: string): void {
      pageScript += `${script};`;
    },
    /** Responds to a file with 404, once. */
    loseOnce(path: RegExp): void {
      const end = addFault({
        matches: isFor(path),
        respond() {
          end();
          return new Response('Gone', { status: 404 });
        },
      });
    },
    /** Responds to form posts with a status until the returned function is called. */
    failPosts: (status: number): (() => void) =>
      addFault({
        matches: ({ method }) => method === 'POST',
        respond: () => new Response('Failed', { status }),
      }),
    /** Holds files until the returned function is called. */
    hold(path: RegExp): () => void {
      let release = (): void => {};
      const released = new Promise<undefined>((resolve) => {
        release = () => resolve(undefined);
      });
      addFault({ matches: isFor(path), respond: () => released });
      return release;
    },
    close: () => server.close(),
  };
}
