import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { limitPipelining } from './limit-pipelining.ts';
import type { StaticSite } from './static-site.ts';

/** How many milliseconds a client may take to send a request's head, and all of it. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** How many milliseconds a connection may be idle, such as one whose client does not read. */
const idleTimeout = 60_000;

/** How many milliseconds a whole response may take, for a client that reads slowly. */
const responseTimeout = 120_000;

/** How often, in milliseconds, the server checks those limits (Node's default: 30 seconds). */
const connectionsCheckingInterval = 1000;

export interface HttpServerOptions extends Partial<Pick<ServerOptions, keyof typeof limits>> {
  readonly responseTimeout?: number;
  readonly site?: Pick<StaticSite, 'respond'> | undefined;
}

/** The error status for a request that Node accepts but a proxy may read differently (RFC 9112). */
function refusalOf({ rawHeaders, headers }: IncomingMessage): 400 | 501 | undefined {
  // Section 3.2. Node keeps the first Host.
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  if (hosts.length > 1) return 400;
  // Section 6.1. Node ignores other codings.
  const coding = headers['transfer-encoding'];
  return coding === undefined || /^chunked$/i.test(coding) ? undefined : 501;
}

/** A server for an app that limits slow, idle and pipelining clients. */
export function createHttpServer(
  app: Pick<Hono, 'fetch'>,
  { site, responseTimeout: longest = responseTimeout, ...given }: HttpServerOptions = {},
): Server {
  const options = { ...limits, ...given, connectionsCheckingInterval };
  const handle = getRequestListener(app.fetch);
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const late = setTimeout(() => socket.destroy(), longest);
    response.once('close', () => clearTimeout(late));
    const refusal = refusalOf(request);
    if (refusal !== undefined) response.writeHead(refusal, { Connection: 'close' }).end();
    else if (site?.respond(request, response) !== true) void handle(request, response);
  });
  // Node drops lines beyond 2000, such as a proxy's at the end. Their size is limited.
  server.maxHeadersCount = 0;
  return limitPipelining(server).setTimeout(idleTimeout);
}
