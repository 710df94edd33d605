import type { InspectionEvent } from 'xstate';
import { longestVisit } from '#lab/live/recorder.machine.ts';
import { createSystemLog } from '#lab/system/system-log.ts';
import {
  isMachineSnapshot,
  type Probe,
  type RawShown,
  type RawStep,
  type Session,
} from './session.ts';
import { timerSetBy } from './timers.ts';

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

const noTransitions: RawShown['transitions'] = [];

const raw = (): RawShown => ({
  transitions: noTransitions,
  delays: undefined,
  snapshot: undefined,
});

/**
 * Makes a recorder. While a machine takes a step it only keeps references; `tapeOf` works out
 * the rest when somebody asks. An actor that React makes and never starts leaves no session,
 * and a second start of the same actor begins its session anew.
 */
export function createRecorder({ now, date, path, probe }: RecorderWorld): Recorder {
  const log = createSystemLog(now);
  const known = new Map<unknown, Session>();
  const listeners = new Set<(session: Session) => void>();

  function sessionOf(actor: unknown): Session {
    const session = known.get(actor);
    if (session !== undefined) return session;
    const begun: Session = {
      log,
      actor,
      opening: raw(),
      steps: [],
      done: 0,
      startedAt: undefined,
      recordedAt: '',
      path: '',
      input: undefined,
    };
    known.set(actor, begun);
    return begun;
  }

  function start(session: Session, input: unknown): void {
    if (session.startedAt !== undefined) {
      session.steps.splice(0, session.done);
      session.done = 0;
      session.opening = { ...raw(), transitions: session.opening.transitions };
    }
    session.startedAt = now();
    session.recordedAt = date();
    session.path = path();
    session.input = input;
  }

  /** What XState speaks of at this moment: it takes one event at a time, in order. */
  const current = (session: Session): RawShown | RawStep | undefined =>
    session.opening.snapshot === undefined ? session.opening : session.steps[session.done];

  function inspect(inspected: InspectionEvent): void {
    const { actorRef } = inspected;
    if (actorRef.sessionId !== inspected.rootId) {
      if (inspected.type === '@xstate.event') log.sent(inspected);
      if (inspected.type === '@xstate.snapshot') log.taken(inspected);
      return;
    }
    const session = sessionOf(actorRef);
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
            transitions: noTransitions,
            delays: undefined,
            snapshot: undefined,
          });
        }
        return;
      }
      case '@xstate.microstep': {
        const { _transitions: taken } = inspected;
        const shown = current(session);
        if (shown === undefined || taken.length === 0) return;
        shown.transitions =
          shown.transitions === noTransitions ? taken : [...shown.transitions, ...taken];
        return;
      }
      case '@xstate.action': {
        const set = timerSetBy(inspected.action, 0);
        const shown = set === undefined ? undefined : current(session);
        if (set !== undefined && shown !== undefined) {
          shown.delays = { ...shown.delays, [set.type]: set.delay };
        }
        return;
      }
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
