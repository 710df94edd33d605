import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { responseHeaders, withHeaders } from './response-headers.ts';
import { codeOf } from './errors.ts';
import { visitorTokens } from './links/visitor-tokens.ts';
import { createFormHandler, type FormHandlerOptions } from './form-handler.ts';
import { createLeadLinks, type LeadLinksOptions } from './links/lead-links.ts';
import { createHealth, healthPath, watchStore } from './health.ts';
import { silentLog } from './log.ts';
import { createMetrics, type Watch } from './metrics.ts';
import { readStaticSite, type StaticSite } from './static-site.ts';
import { createThankYou } from './thank-you.ts';
import type { LeadStore } from './store/lead-store.ts';

interface AppOptions extends FormHandlerOptions {
  readonly store: Pick<LeadStore, 'save' | 'list' | 'probe' | 'notifications'>;
  readonly site?: StaticSite;
  readonly watch?: Watch;
  readonly version?: string;
  readonly builtAt?: number | undefined;
  /** The pages that signed links open; none if there are no links. */
  readonly links?: Pick<LeadLinksOptions, 'tokens' | 'lives' | 'print'> | undefined;
}

/** How many seconds a browser may cache a preflight response. */
const preflightAge = 86_400;

/** The whole server: the built site and the form handler. Responds 405 to other methods. */
export function createApp({ store: unwatched, ...options }: AppOptions): Hono {
  const { distDir, log = silentLog, trustedProxies = 0, allowedOrigins = [] } = options;
  const { watch, version = 'unknown', builtAt, links } = options;
  const { backlog } = unwatched.notifications;
  const store = watchStore(unwatched);
  const { site = readStaticSite(distDir, responseHeaders(distDir, trustedProxies > 0)) } = options;
  const { headers } = site;
  const app = new Hono();
  app.use(healthPath, withHeaders(headers));
  app.route('/', createHealth({ store, backlog, distDir, log, version, builtAt, watch }));
  if (watch !== undefined) app.route('/', createMetrics(watch));
  app.route('/', createThankYou(distDir, headers, links?.tokens));
  if (links !== undefined) app.route('/', createLeadLinks({ ...options, ...links, headers }));
  // Registered before the middleware, which pages do not need.
  app.route('/', site.routes);
  app.use(
    withHeaders(headers),
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.text('This address does not allow that method.', 405, { Allow: methods.join(', ') }),
    }),
  );
  if (allowedOrigins.length > 0) {
    app.use(
      '/',
      cors({
        origin: [...allowedOrigins],
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type', 'Idempotency-Key', 'Lead-Version', 'Lead-Age'],
        exposeHeaders: ['Retry-After'],
        maxAge: preflightAge,
      }),
    );
  }
  const tokenOf = links && visitorTokens(links.tokens, unwatched.list);
  app.route('/', createFormHandler(store, { ...options, ...(tokenOf && { tokenOf }) }));
  app.onError((error, c) => {
    if (codeOf(error) === 'ECONNRESET') log.info('client closed the connection');
    else log.error('request failed', error);
    return c.text('Something went wrong at our end. Please try again in a minute.', 500);
  });
  return app;
}
