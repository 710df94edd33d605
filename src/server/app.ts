import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Leads } from './decide/open-leads.ts';
import { codeOf } from './errors.ts';
import { silentLog } from './log.ts';
import { createHealth, healthPath } from './operate/health.ts';
import { createMetrics, type MetricsOptions } from './operate/metrics.ts';
import { responseHeaders, withHeaders } from './site/response-headers.ts';
import { readStaticSite, type StaticSite } from './site/static-site.ts';
import { createFormHandler, type FormHandlerOptions } from './take/form-handler.ts';
import { createThankYou } from './take/thank-you.ts';

interface AppOptions extends FormHandlerOptions {
  readonly leads: Pick<Leads, 'save' | 'probe' | 'notifications'>;
  readonly site?: StaticSite;
  /** The metrics, if any are served. */
  readonly metrics?: MetricsOptions;
  readonly version?: string;
  readonly builtAt?: number | undefined;
}

/** How many seconds a browser may cache a preflight response. */
const preflightAge = 86_400;

/** The whole server: the built site and the form handler. Responds 405 to other methods. */
export function createApp({ leads, metrics, ...options }: AppOptions): Hono {
  const { distDir, log = silentLog, trustedProxies = 0, allowedOrigins = [] } = options;
  const { site = readStaticSite(distDir, responseHeaders(distDir, trustedProxies > 0)) } = options;
  const { headers } = site;
  const app = new Hono();
  app.use(healthPath, withHeaders(headers));
  app.route('/', createHealth({ ...options, leads, log }));
  if (metrics !== undefined) app.route('/', createMetrics(metrics));
  app.route('/', createThankYou(distDir, headers));
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
  app.route('/', createFormHandler(leads, options));
  app.onError((error, c) => {
    if (codeOf(error) === 'ECONNRESET') log.info('client closed the connection');
    else log.error('request failed', error);
    return c.text('Something went wrong at our end. Please try again in a minute.', 500);
  });
  return app;
}
