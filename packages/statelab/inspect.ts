import { createActor, type InspectionEvent } from 'xstate';
import { reporterMachine } from '#statelab/watch/reporter.machine.ts';
import { reportsOf } from '#statelab/watch/reports-of.ts';
import { openSocket } from '#statelab/watch/socket.ts';

interface WatchOptions {
  /** The URL of the lab’s server. */
  readonly url?: string;
  /** What the lab calls this app. */
  readonly app?: string;
  /** False to send texts and long numbers as they are. */
  readonly mask?: boolean;
}

/** Sends what actors do to the lab. */
export interface Watch {
  /** For `createActor(machine, { inspect })`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Closes the connection. Until then a Node process goes on. */
  readonly stop: () => void;
}

/**
 * Shows the actors of this app live in the lab: for development, and not to be shipped. Reports
 * are buffered until the lab is there. Throws for an invalid URL.
 */
export function watch({
  url = 'ws://localhost:4180/inspect',
  app,
  mask = true,
}: WatchOptions = {}): Watch {
  if (!URL.canParse(url))
    throw new Error(`"${url}" is not the URL of a lab: ws://HOST:PORT/inspect.`);
  const address = new URL(url);
  if (app !== undefined) address.searchParams.set('app', app);
  const reporter = createActor(reporterMachine.provide({ actors: { socket: openSocket } }), {
    input: { address: address.href },
  }).start();
  return {
    inspect: (event) => {
      for (const report of reportsOf(event, mask)) reporter.send({ type: 'REPORT.GIVE', report });
    },
    stop: () => void reporter.stop(),
  };
}
