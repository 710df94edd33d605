import type { InspectionEvent } from 'xstate';
import { isMachine } from '#statelab/is-machine.ts';
import { longestVisit } from '#statelab/live/recorder.machine.ts';
import { createLoopGuard } from '#statelab/paths/endless-loop.ts';
import { createSystemLog } from '#statelab/system/system-log.ts';
import { isActor } from './deeds.ts';
import {
  isMachineSnapshot,
  type Probe,
  type RawShown,
  type RawStep,
  type Session,
} from './session.ts';

type Sent = Extract<InspectionEvent, { type: '@xstate.event' }>;

/** The world around a recorder. */
export interface RecorderWorld {
  /** Milliseconds that never run backwards: of this moment, or of one of real time. */
  readonly now: (real?: number) => number;
  /** The time of day in ISO 8601. */
  readonly date: () => string;
  /** Where on the site the page is. */
  readonly path: () => string;
  /** What the visitor is doing at this very moment. */
  readonly probe: () => Probe | undefined;
}

/** Records every machine whose inspection it is given. */
export interface Recorder {
  readonly inspect: (event: InspectionEvent) => void;
  /** The machines that were started, in that order. */
  readonly sessions: () => readonly Session[];
  /** Called after each event that a machine has done with. Gives what ends that. */
  readonly onStep: (listen: (session: Session) => void) => () => void;
}

const raw = (): RawShown => ({ stages: [], executed: [], snapshot: undefined });

const runsMachine = (actor: object): boolean => isMachine(Reflect.get(actor, 'logic'));

/**
 * Makes a recorder. While a machine takes a step it only keeps references; `tapeOf` works out
 * the rest when somebody asks. An actor that React makes and never starts leaves no session,
 * and a second start of the same actor begins its session anew.
 */
export function createRecorder({ now, date, path, probe }: RecorderWorld): Recorder {
  const log = createSystemLog(now);
  const guard = createLoopGuard();
  /** By the session ids of their machines. */
  const known = new Map<string, Session>();
  const listeners = new Set<(session: Session) => void>();

  function sessionOf({ rootId, actorRef: actor }: InspectionEvent): Session {
    const session = known.get(rootId);
    if (session !== undefined) return session;
    const begun: Session = {
      log,
      actor,
      opening: raw(),
      steps: [],
      responses: [],
      trees: [],
      done: 0,
      startedAt: undefined,
      recordedAt: '',
      path: '',
      input: undefined,
    };
    known.set(rootId, begun);
    return begun;
  }

  function start(session: Session, input: unknown): void {
    if (session.startedAt !== undefined) {
      session.steps.splice(0, session.done);
      session.done = 0;
      session.responses.length = 0;
      session.trees.length = 0;
      session.opening = { ...raw(), stages: session.opening.stages };
    }
    session.startedAt = now();
    session.recordedAt = date();
    session.path = path();
    session.input = input;
  }

  /** What XState speaks of at this moment: it takes one event at a time, in order. */
  const current = (session: Session): RawShown | RawStep | undefined =>
    session.opening.snapshot === undefined ? session.opening : session.steps[session.done];

  /** Keeps what an effect sends to the machine that runs it, where that is not the recorded one. */
  function respond({ rootId, actorRef, sourceRef: source, event }: Sent): void {
    if (!isActor(source) || runsMachine(source) || !runsMachine(actorRef)) return;
    const session = known.get(rootId);
    const after = session?.steps.length ?? 0;
    if (session !== undefined && session.responses.length < longestVisit) {
      session.responses.push({ at: now(), after, source, event });
    }
  }

  function inspect(inspected: InspectionEvent): void {
    guard(inspected);
    const { actorRef } = inspected;
    if (actorRef.sessionId !== inspected.rootId) {
      if (inspected.type === '@xstate.event') {
        log.sent(inspected);
        respond(inspected);
      }
      if (inspected.type === '@xstate.snapshot') log.taken(inspected);
      return;
    }
    const session = sessionOf(inspected);
    switch (inspected.type) {
      case '@xstate.event': {
        const { event, sourceRef } = inspected;
        if (event.type === 'xstate.init') {
          start(session, event['input']);
          return log.sent(inspected, session.startedAt ?? 0);
        }
        if (session.steps.length < longestVisit) {
          const probed = sourceRef === undefined ? probe() : undefined;
          // To ask a browser what time it is takes long beside a step.
          const at = now(probed?.at);
          log.sent(inspected, at);
          session.steps.push({
            event,
            at,
            probe: probed,
            source: sourceRef,
            ...raw(),
          });
        }
        return;
      }
      case '@xstate.microstep': {
        const { _transitions: taken, snapshot } = inspected;
        if (taken.length === 0 || !isMachineSnapshot(snapshot)) return;
        current(session)?.stages.push({ taken, snapshot });
        return;
      }
      case '@xstate.action':
        current(session)?.executed.push(inspected.action);
        return;
      case '@xstate.snapshot': {
        const { snapshot } = inspected;
        log.taken(inspected);
        const shown = current(session);
        if (shown === undefined || !isMachineSnapshot(snapshot)) return;
        shown.snapshot = snapshot;
        if (shown !== session.opening) session.done += 1;
        for (const listen of listeners) listen(session);
      }
    }
  }

  return {
    inspect,
    sessions: () => [...known.values()].filter(({ opening }) => opening.snapshot !== undefined),
    onStep: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
