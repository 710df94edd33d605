import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Hono } from 'hono';
import { codeOf, messageOf } from '#src/server/errors.ts';
import { createHttpServer } from './http-server.ts';
import type { StaticSite } from './static-site.ts';

function problemOf(error: unknown, port: number, host: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or set PORT to another.`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `This machine does not have the address ${host}. Set HOST to one of its own, or to 0.0.0.0.`;
  }
  return `The server cannot listen on port ${port} of ${host}: ${messageOf(error)}.`;
}

const originOf = (host: string, port: number): string => {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return `http://localhost:${port}`;
  return isIPv6(host) ? `http://[${host}]:${port}` : `http://${host}:${port}`;
};

/** The socket of waymark.socket, on which clients wait during a restart (sd_listen_fds). */
const passedSocket = (env: NodeJS.ProcessEnv): { fd: number } | undefined =>
  env['LISTEN_FDS'] === '1' && env['LISTEN_PID'] === String(process.pid) ? { fd: 3 } : undefined;

/** Has a server listen. Rejects with a sentence if it cannot. */
export async function bind(server: Server, port: number, host: string): Promise<void> {
  server.listen(passedSocket(process.env) ?? { port, host });
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(problemOf(error, port, host), { cause: error });
  });
}

/** How many milliseconds pending requests may take after a stop. */
const gracePeriod = 9000;

/** Stops a server: takes no more connections, and closes each once it has had its response. */
function stop(server: Server): void {
  server.close();
  setInterval(() => server.closeIdleConnections(), 50).unref();
  setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
}

interface ListenOptions {
  readonly host?: string;
  readonly site?: Pick<StaticSite, 'respond'>;
}

/** Serves the app on a port until SIGTERM or SIGINT. Rejects with a sentence if it cannot. */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  { host = '127.0.0.1', site }: ListenOptions = {},
) {
  const server = createHttpServer(app, site);
  const stopServer = () => stop(server);
  await bind(server, port, host);
  process.once('SIGTERM', stopServer);
  process.once('SIGINT', stopServer);
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    /** The actual port; `port` may be 0. */
    port: actual,
    origin: originOf(host, actual),
    stop: stopServer,
    /** Resolves after a stop, when the last response has been sent. */
    closed: once(server, 'close').then(() => undefined),
  };
}
