import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { answerHeaders } from './answer-headers.ts';
import { logFailure } from './failure-log.ts';
import { createFormHandler, type FormHandlerOptions } from './form-handler.ts';
import { createStaticSite } from './static-site.ts';
import type { LeadStore } from './store/lead-store.ts';

export interface AppOptions extends FormHandlerOptions {
  readonly store: LeadStore;
  /** How many proxies in front of this server are to be believed about a visitor; none by default. */
  readonly trustedProxies?: number;
}

/** The whole server: the built site and the form handler. A method that neither takes is a 405. */
export function createApp({ store, trustedProxies = 0, ...options }: AppOptions): Hono {
  const { distDir, log = logFailure } = options;
  const app = new Hono();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.text('This address does not take that method.', 405, { Allow: methods.join(', ') }),
    }),
    answerHeaders({ distDir, behindProxy: trustedProxies > 0 }),
  );
  app.route('/', createFormHandler(store, options));
  app.route('/', createStaticSite(distDir));
  app.onError((error, c) => {
    log('a request failed', error);
    return c.text('Something went wrong at our end. Please try again in a minute.', 500);
  });
  return app;
}
