import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { StaticSite } from './static-site.ts';

/**
 * How many milliseconds a client may take to send a request's head, and all of it. A proxy in front limits
 * how many connect, what they send ahead and how slowly they read.
 */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000 };

export function createHttpServer(
  app: Pick<Hono, 'fetch'>,
  site?: Pick<StaticSite, 'respond'>,
): Server {
  // Load balancers ask /health by HTTP/1.0, without a Host.
  const handle = getRequestListener(app.fetch, { hostname: 'localhost' });
  return createServer(limits, (request: IncomingMessage, response) => {
    if (site?.respond(request, response) !== true) void handle(request, response);
  });
}
