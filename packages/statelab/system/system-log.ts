import type { InspectionEvent } from 'xstate';
import { isRecord } from '#statelab/paths/is-record.ts';

type Sent = Extract<InspectionEvent, { type: '@xstate.event' }>;
type Taken = Extract<InspectionEvent, { type: '@xstate.snapshot' }>;

/** A message as it came, before anything is worked out of it. */
export interface RawMessage {
  readonly to: Sent['actorRef'];
  readonly from: Sent['sourceRef'];
  /** Names the system: the session of its first actor. */
  readonly root: string;
  readonly event: string;
  /** Milliseconds of the recorder's clock. */
  readonly at: number;
  /** What the actor was after it; undefined where it has not taken it. */
  snapshot: unknown;
}

/** What the actors of a page told each other. */
export interface SystemLog {
  /** `at` is the time of the message, where somebody has read the clock already. */
  readonly sent: (sent: Sent, at?: number) => void;
  readonly taken: (taken: Taken) => void;
  readonly messages: () => readonly RawMessage[];
  /** How often messages were forgotten, because their system started again. */
  readonly restarts: () => number;
}

/** So many messages are kept: what comes after is left out. */
const mostKept = 30_000;

/** An actor that has ended never takes what it is sent. */
const isAtWork = (actor: Sent['actorRef']): boolean => {
  const snapshot: unknown = actor.getSnapshot();
  return isRecord(snapshot) && snapshot['status'] === 'active';
};

/**
 * Makes a log. Only references are kept, for a page waits meanwhile. An actor that is made and never
 * started is in no message; where a system starts again, as React has it do, what it did before is
 * forgotten.
 */
export function createSystemLog(now: () => number): SystemLog {
  let messages: RawMessage[] = [];
  let restarts = 0;
  const started = new Set<string>();
  /** The messages that were not taken yet, the innermost last: one sets off another. */
  let open: RawMessage[] = [];

  function forget(root: string): void {
    messages = messages.filter((message) => message.root !== root);
    restarts += 1;
  }

  function keep(message: RawMessage): void {
    if (messages.length < mostKept) messages.push(message);
  }

  /** Between systems XState names no sender: it is whoever is at work on a message. */
  function atWorkOutside(root: string): RawMessage['from'] {
    if (open.length === 0) return undefined;
    open = open.filter(({ to }) => isAtWork(to));
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
        from: sourceRef ?? atWorkOutside(root),
        root,
        event: type,
        // What a message sets off comes at its own time.
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
      // An actor takes its messages in order.
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
