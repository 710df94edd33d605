import { createServer, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { oneAtATime } from './one-at-a-time.ts';
import type { StaticSite } from './static-site.ts';

/** How long, in milliseconds, a client may take over the head of a request, and over all of it. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** How long, in milliseconds, a connection may be idle, such as one whose client reads no answer. */
const stillness = 60_000;

/** How often, in milliseconds, it is looked which clients are past their limits; Node's own way would be every 30 seconds. */
const connectionsCheckingInterval = 1000;

export interface HttpServerOptions extends Partial<Pick<ServerOptions, keyof typeof limits>> {
  /** Answers before the app is asked. */
  readonly site?: Pick<StaticSite, 'answer'> | undefined;
}

/** A server for an app that bears with any client, slow, silent or greedy. */
export function createHttpServer(
  app: Pick<Hono, 'fetch'>,
  { site, ...given }: HttpServerOptions = {},
): Server {
  const options = { ...limits, ...given };
  const ask = getRequestListener(app.fetch);
  const listener = oneAtATime((request, response) => {
    if (site?.answer(request, response) !== true) void ask(request, response);
  });
  return createServer({ ...options, connectionsCheckingInterval }, listener).setTimeout(stillness);
}
