import { createInspector } from '@statelyai/inspect';
import { createActor, type AnyActorLogic, type InspectionEvent } from 'xstate';
import { printDefinition } from '#statelab/formats/definition.ts';
import { isMachine } from '#statelab/is-machine.ts';
import { reporterMachine } from '#statelab/watch/reporter.machine.ts';
import { openSocket } from '#statelab/watch/socket.ts';

interface WatchOptions {
  /** Where the lab hears reports. */
  readonly url?: string;
  /** What the lab calls this app. */
  readonly app?: string;
}

/** What has the lab watch actors. */
export interface Watch {
  /** For `createActor(machine, { inspect })`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Ends the connection. Until then a Node process goes on. */
  readonly stop: () => void;
}

/** The definition of an actor's machine; undefined where there is none, or it can't be JSON. */
function definitionOf(event: InspectionEvent): string | undefined {
  const logic: AnyActorLogic | undefined = Reflect.get(event.actorRef, 'logic');
  if (event.type !== '@xstate.actor' || !isMachine(logic)) return undefined;
  try {
    return printDefinition(logic);
  } catch {
    return undefined;
  }
}

/**
 * Has the lab watch the actors of this app live: for development, and not to be shipped. Reports
 * are kept until the lab is there. Throws where the address is none.
 */
export function watch({ url = 'ws://localhost:4180/inspect', app }: WatchOptions = {}): Watch {
  if (!URL.canParse(url)) throw new Error(`"${url}" is no address of a lab.`);
  const address = new URL(url);
  if (app !== undefined) address.searchParams.set('app', app);
  const reporter = createActor(reporterMachine.provide({ actors: { socket: openSocket } }), {
    input: { address: address.href },
  }).start();
  const definitions = new Map<string, string>();
  const inspector = createInspector({
    send: (report) => {
      const own = definitions.get(report.sessionId);
      if (report.type !== '@xstate.actor' || own === undefined) {
        reporter.send({ type: 'REPORT.GIVE', report });
        return;
      }
      definitions.delete(report.sessionId);
      reporter.send({ type: 'REPORT.GIVE', report: { ...report, definition: own } });
    },
  });
  return {
    inspect: (event) => {
      const definition = definitionOf(event);
      if (definition !== undefined) definitions.set(event.actorRef.sessionId, definition);
      inspector.inspect.next?.(event);
    },
    stop: () => void reporter.stop(),
  };
}
