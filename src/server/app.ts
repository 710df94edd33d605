import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { logFailure } from './failure-log.ts';
import { createFormHandler, type FormHandlerOptions } from './form-handler.ts';
import { createStaticSite } from './static-site.ts';
import type { LeadStore } from './store/lead-store.ts';

export interface AppOptions extends FormHandlerOptions {
  readonly store: LeadStore;
}

/** The whole server: the built site and the form handler. A method that neither takes is a 405. */
export function createApp({ store, ...options }: AppOptions): Hono {
  const { distDir, log = logFailure } = options;
  const app = new Hono();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.text('This address does not take that method.', 405, { Allow: methods.join(', ') }),
    }),
    async (c, next) => {
      await next();
      c.header('X-Content-Type-Options', 'nosniff');
    },
  );
  app.route('/', createFormHandler(store, options));
  app.route('/', createStaticSite(distDir));
  app.onError((error, c) => {
    log('a request failed', error);
    return c.text('Something went wrong at our end. Please try again in a minute.', 500);
  });
  return app;
}
