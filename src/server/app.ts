import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { answerHeaders } from './answer-headers.ts';
import { createFormHandler, type FormHandlerOptions } from './form-handler.ts';
import { createHealth } from './health.ts';
import { silentLog } from './log.ts';
import { createStaticSite } from './static-site.ts';
import type { LeadStore } from './store/lead-store.ts';

export interface AppOptions extends FormHandlerOptions {
  readonly store: Pick<LeadStore, 'save' | 'newest'>;
}

/** How many seconds a browser may remember that it may post here from another site. */
const preflightAge = 86_400;

/** The whole server: the built site and the form handler. A method that neither takes is a 405. */
export function createApp({ store, ...options }: AppOptions): Hono {
  const { distDir, log = silentLog, trustedProxies = 0, allowedOrigins = [] } = options;
  const app = new Hono();
  app.use(
    answerHeaders({ distDir, behindProxy: trustedProxies > 0 }),
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.text('This address does not take that method.', 405, { Allow: methods.join(', ') }),
    }),
  );
  if (allowedOrigins.length > 0) {
    const allow = cors({
      origin: [...allowedOrigins],
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After'],
      maxAge: preflightAge,
    });
    app.use('/', allow);
  }
  app.route('/', createFormHandler(store, options));
  app.route('/', createHealth(store, log));
  app.route('/', createStaticSite(distDir));
  app.onError((error, c) => {
    log.failure('a request failed', error);
    return c.text('Something went wrong at our end. Please try again in a minute.', 500);
  });
  return app;
}
