import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { messageOf } from './command.ts';
import { sitePort, type PortSetting } from './port.ts';

/** How long, in milliseconds, requests under way may take once the server is told to stop. */
const gracePeriod = 5000;

interface Listening {
  /** The port in use, which matters when any free one was asked for. */
  readonly port: number;
  /** Settles when SIGTERM or SIGINT has come and the last request is answered. */
  readonly closed: Promise<void>;
}

/** Puts the app on a port until SIGTERM or SIGINT. Rejects with a sentence when it can't. */
export async function listen(
  app: Hono,
  port: number,
  { name }: PortSetting = sitePort,
): Promise<Listening> {
  const server = createServer(getRequestListener(app.fetch));
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
  const stop = (): void => {
    server.close();
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    closed: once(server, 'close').then(() => undefined),
  };
}
