import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { UsageError } from '#statelab/usage-error.ts';
import { messageOf } from '#statelab/message-of.ts';

/** The default port. */
const usualPort = 4180;

/** The port in LAB_PORT (0: any free port). Throws UsageError for an invalid port. */
export function labPort(text: string | undefined): number {
  if (text === undefined || text === '') return usualPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new UsageError(`LAB_PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

/** Serves the lab on localhost until SIGTERM or SIGINT. Rejects if the port is in use. */
export async function listen(app: Pick<Hono, 'fetch'>, port: number) {
  const server = createAdaptorServer(app);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new Error(
      isTaken
        ? `Port ${port} is in use. Stop the program that uses it, or set LAB_PORT to another.`
        : `The lab cannot listen on port ${port}: ${messageOf(error)}.`,
      { cause: error },
    );
  });
  const closed = once(server, 'close').then(() => undefined);
  const stop = (): void => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    /** The URL for a browser on this machine. */
    origin: `http://localhost:${taken}`,
    /** Stops the server and its open requests. */
    close: (): Promise<void> => {
      stop();
      return closed;
    },
    /** Resolves when the server has stopped. */
    closed,
  };
}
