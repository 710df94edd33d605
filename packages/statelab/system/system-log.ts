import type { InspectionEvent } from 'xstate';
import { isRecord } from '#statelab/paths/is-record.ts';

type Sent = Extract<InspectionEvent, { type: '@xstate.event' }>;
type Taken = Extract<InspectionEvent, { type: '@xstate.snapshot' }>;

/** A message with references only, as the log keeps it. */
export interface RawMessage {
  readonly to: Sent['actorRef'];
  readonly from: Sent['sourceRef'];
  /** The session id of the root actor identifies the system. */
  readonly root: string;
  readonly event: string;
  /** Milliseconds of the recorder's clock. */
  readonly at: number;
  /** The snapshot after it; undefined until the actor processes it. */
  snapshot: unknown;
}

/** The messages between all actors of a page. */
export interface SystemLog {
  /** `at` is the time of the message, if it is known. */
  readonly sent: (sent: Sent, at?: number) => void;
  readonly taken: (taken: Taken) => void;
  readonly messages: () => readonly RawMessage[];
  /** How often a restart of a system removed its messages. */
  readonly restarts: () => number;
}

/** Later messages are dropped. */
const maxMessages = 30_000;

/** An actor that has ended never processes its messages. */
const isActive = (actor: Sent['actorRef']): boolean => {
  const snapshot: unknown = actor.getSnapshot();
  return isRecord(snapshot) && snapshot['status'] === 'active';
};

/**
 * Makes a log. It only keeps references, because the page waits for it. React starts systems twice
 * in strict mode: a restart removes the earlier messages of the system.
 */
export function createSystemLog(now: () => number): SystemLog {
  let messages: RawMessage[] = [];
  let restarts = 0;
  const started = new Set<string>();
  /** The messages in progress, innermost last: processing one may send another. */
  let open: RawMessage[] = [];

  function forget(root: string): void {
    messages = messages.filter((message) => message.root !== root);
    restarts += 1;
  }

  function keep(message: RawMessage): void {
    if (messages.length < maxMessages) messages.push(message);
  }

  /** XState reports no sender between systems: it is the actor that processes a message. */
  function senderOutside(root: string): RawMessage['from'] {
    if (open.length === 0) return undefined;
    open = open.filter(({ to }) => isActive(to));
    return open.findLast((outer) => outer.root !== root)?.to;
  }

  return {
    sent: ({ actorRef: to, sourceRef, rootId: root, event: { type } }, at) => {
      if (type === 'xstate.init' && to.sessionId === root) {
        if (started.has(root)) forget(root);
        started.add(root);
      }
      const message: RawMessage = {
        to,
        from: sourceRef ?? senderOutside(root),
        root,
        event: type,
        // A message that another causes has the same time.
        at: at ?? open.at(-1)?.at ?? now(),
        snapshot: undefined,
      };
      keep(message);
      open.push(message);
    },
    taken: ({ actorRef: to, rootId: root, event: { type }, snapshot }) => {
      if (type === 'xstate.stop') {
        const at = open.at(-1)?.at ?? now();
        keep({ to, from: open.at(-1)?.to, root, event: type, at, snapshot });
        return;
      }
      // An actor processes its messages in order.
      const place = open.findIndex((message) => message.to === to);
      const message = open[place];
      if (message === undefined) return;
      message.snapshot = snapshot;
      open.splice(place, 1);
    },
    messages: () => messages,
    restarts: () => restarts,
  };
}
