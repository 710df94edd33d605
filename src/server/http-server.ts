import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { limitPipelining } from './limit-pipelining.ts';
import type { StaticSite } from './static-site.ts';

/** How many milliseconds a client may take to send a request's head, and all of it. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** How many milliseconds a connection may be idle, such as one whose client does not read. */
const idleTimeout = 60_000;

/** How often, in milliseconds, the server checks those limits (Node's default: 30 seconds). */
const connectionsCheckingInterval = 1000;

export interface HttpServerOptions extends Partial<Pick<ServerOptions, keyof typeof limits>> {
  readonly site?: Pick<StaticSite, 'respond'> | undefined;
}

/** Two Host headers may deceive a proxy (RFC 9112, section 3.2). Node keeps the first. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1;

/** A server for an app that limits slow, idle and pipelining clients. */
export function createHttpServer(
  app: Pick<Hono, 'fetch'>,
  { site, ...given }: HttpServerOptions = {},
): Server {
  const options = { ...limits, ...given, connectionsCheckingInterval };
  const handle = getRequestListener(app.fetch);
  const server = createServer(options, (request, response) => {
    if (request.socket.destroyed) return;
    if (hasTwoHosts(request)) response.writeHead(400, { Connection: 'close' }).end();
    else if (site?.respond(request, response) !== true) void handle(request, response);
  });
  return limitPipelining(server).setTimeout(idleTimeout);
}
