import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { Hono } from 'hono';
import { codeOf } from './error-code.ts';
import { messageOf } from './message-of.ts';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';
import { limitConnections } from './limit-connections.ts';
import { silentLog, type Log } from './log.ts';
import { stopperOf } from './stop-server.ts';

/** Why a server can't listen, as a sentence. */
function refusal(error: unknown, port: number, host: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or set PORT to another.`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `This machine has no address ${host}. Set HOST to one that it has, or to 0.0.0.0.`;
  }
  return `The server cannot listen on port ${port} of ${host}: ${messageOf(error)}.`;
}

const originOf = (host: string, port: number): string => {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return `http://localhost:${port}`;
  return isIPv6(host) ? `http://[${host}]:${port}` : `http://${host}:${port}`;
};

interface Place extends Pick<HttpServerOptions, 'site'> {
  /** The address to listen on; this machine's own alone by default. */
  readonly host?: string;
  readonly log?: Log;
}

/** Puts the app on a port until SIGTERM or SIGINT. Rejects with a sentence when it can't. */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  { host = '127.0.0.1', site, log = silentLog }: Place = {},
) {
  const server = createHttpServer(app, { site });
  const stop = stopperOf(server);
  limitConnections(server, log);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(refusal(error, port, host), { cause: error });
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    /** The port in use, which matters when any free one was asked for. */
    port: taken,
    origin: originOf(host, taken),
    /** Does what SIGTERM does. */
    stop,
    /** Settles when the last request is answered after a stop. */
    closed: once(server, 'close').then(() => undefined),
  };
}
