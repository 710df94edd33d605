import { isMachineSnapshot, type InspectionEvent } from 'xstate';
import { endIfEndless } from '#statelab/explore/endless-loop.ts';
import type { Probe, RawShown, RawStep, Session } from './session.ts';

/** The longest visit that is recorded, in events of one machine; later ones are left out. */
const longestVisit = 50_000;

export interface RecorderWorld {
  /** Monotonic milliseconds, now or at a time of the real clock. */
  readonly now: (real?: number) => number;
  /** The time in ISO 8601. */
  readonly date: () => string;
  /** Such as '/quote?step=contact'. */
  readonly path: () => string;
  /** What the visitor is doing now. */
  readonly probe: () => Probe | undefined;
}

const raw = (): RawShown => ({ microsteps: [], executed: [], snapshot: undefined });

/**
 * Makes a recorder of every machine that it inspects. During a step it only keeps references; `createTape` computes the rest on
 * demand. An actor that React creates but never starts has no session. A second start of an
 * actor restarts its session.
 */
export function createRecorder({ now, date, path, probe }: RecorderWorld) {
  /** By session id. */
  const known = new Map<string, Session>();
  const listeners = new Set<(session: Session) => void>();

  function sessionOf({ rootId, actorRef: actor }: InspectionEvent): Session {
    const session = known.get(rootId);
    if (session !== undefined) return session;
    const begun: Session = {
      actor,
      opening: raw(),
      steps: [],
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
      session.opening = { ...raw(), microsteps: session.opening.microsteps };
    }
    session.startedAt = now();
    session.recordedAt = date();
    session.path = path();
    session.input = input;
  }

  /** The step that XState is inspecting: it processes one event at a time, in order. */
  const current = (session: Session): RawShown | RawStep | undefined =>
    session.opening.snapshot === undefined ? session.opening : session.steps[session.done];

  function inspect(inspected: InspectionEvent): void {
    const { actorRef } = inspected;
    if (actorRef.sessionId !== inspected.rootId) return;
    const session = sessionOf(inspected);
    switch (inspected.type) {
      case '@xstate.event': {
        const { event, sourceRef } = inspected;
        if (event.type === 'xstate.init') return start(session, event['input']);
        if (session.steps.length < longestVisit) {
          const probed = sourceRef === undefined ? probe() : undefined;
          // Reading the clock is slow compared with a step.
          const at = now(probed?.at);
          session.steps.push({ event, at, probe: probed, source: sourceRef, ...raw() });
        }
        return;
      }
      case '@xstate.microstep': {
        const { _transitions: taken, snapshot } = inspected;
        if (taken.length === 0 || !isMachineSnapshot(snapshot)) return;
        const { microsteps } = current(session) ?? raw();
        microsteps.push({ taken, snapshot });
        endIfEndless(microsteps.flatMap((microstep) => microstep.taken));
        return;
      }
      case '@xstate.action':
        current(session)?.executed.push(inspected.action);
        return;
      case '@xstate.snapshot': {
        const { snapshot } = inspected;
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
    /** In the order of their starts. */
    sessions: (): readonly Session[] =>
      [...known.values()].filter(({ opening }) => opening.snapshot !== undefined),
    /** Calls the listener after each step. Returns the unsubscribe function. */
    onStep: (listen: (session: Session) => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
