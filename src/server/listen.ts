import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { messageOf } from './command.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sitePort, type PortSetting } from './port.ts';

/** How long, in milliseconds, requests under way may take once the server is told to stop. */
const gracePeriod = 9000;

/** How often, in milliseconds, a server that stops closes connections that have become idle. */
const closingInterval = 50;

/** How long, in milliseconds, a client may take over the head of a request, and over all of it. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000 };

interface Listening {
  /** The port in use, which matters when any free one was asked for. */
  readonly port: number;
  /** Settles when SIGTERM or SIGINT has come and the last request is answered. */
  readonly closed: Promise<void>;
}

/** Takes no more connections, lets requests under way finish, and then closes what is left. */
function stop(server: Server): void {
  server.close();
  setInterval(() => server.closeIdleConnections(), closingInterval).unref();
  setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
}

/** Puts the app on a port until SIGTERM or SIGINT. Rejects with a sentence when it can't. */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  { name }: PortSetting = sitePort,
): Promise<Listening> {
  const server = createServer(timeouts, oneAtATime(getRequestListener(app.fetch)));
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new Error(
      taken
        ? `Port ${port} is in use. Stop the program that uses it, or set ${name} to another.`
        : `The server cannot listen on port ${port}: ${messageOf(error)}.`,
      { cause: error },
    );
  }
  process.once('SIGTERM', () => stop(server));
  process.once('SIGINT', () => stop(server));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    closed: once(server, 'close').then(() => undefined),
  };
}
