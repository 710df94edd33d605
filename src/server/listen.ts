import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Hono } from 'hono';
import { messageOf } from './message-of.ts';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';
import { sitePort } from './port.ts';

/** How long, in milliseconds, requests under way may take once the server is told to stop. */
const gracePeriod = 9000;

/** How often, in milliseconds, a server that stops closes connections that have become idle. */
const closingInterval = 50;

interface Listening {
  /** The port in use, which matters when any free one was asked for. */
  readonly port: number;
  /** Where a browser on this machine finds it. */
  readonly origin: string;
  /** Settles when SIGTERM or SIGINT has come and the last request is answered. */
  readonly closed: Promise<void>;
}

/** Takes no more connections, lets requests under way finish, and then closes what is left. */
function stop(server: Server): void {
  server.close();
  setInterval(() => server.closeIdleConnections(), closingInterval).unref();
  setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
}

/** Why a server can't listen, as a sentence. */
function refusal(error: unknown, port: number, host: string, name: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or set ${name} to another.`;
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
  /** The setting that names the port. */
  readonly name?: string;
}

/** Puts the app on a port until SIGTERM or SIGINT. Rejects with a sentence when it can't. */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  { host = '127.0.0.1', name = sitePort.name, site }: Place = {},
): Promise<Listening> {
  const server = createHttpServer(app, { site });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(refusal(error, port, host, name), { cause: error });
  }
  process.once('SIGTERM', () => stop(server));
  process.once('SIGINT', () => stop(server));
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    port: taken,
    origin: originOf(host, taken),
    closed: once(server, 'close').then(() => undefined),
  };
}
