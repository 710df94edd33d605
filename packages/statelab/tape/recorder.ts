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
  /** By session id, each with the steps that are not complete. */
  const known = new Map<string, { readonly session: Session; readonly waiting: RawStep[] }>();
  const listeners = new Set<(session: Session) => void>();

  function recordingOf({ rootId, actorRef: actor }: InspectionEvent) {
    const begun = known.get(rootId) ?? {
      session: {
        actor,
        opening: raw(),
        steps: [],
        startedAt: undefined,
        recordedAt: '',
        path: '',
        input: undefined,
      },
      waiting: [],
    };
    known.set(rootId, begun);
    return begun;
  }

  function start(session: Session, input: unknown): void {
    if (session.startedAt !== undefined) {
      session.steps.splice(0);
      session.opening = { ...raw(), microsteps: session.opening.microsteps };
    }
    session.startedAt = now();
    session.recordedAt = date();
    session.path = path();
    session.input = input;
  }

  function inspect(inspected: InspectionEvent): void {
    const { actorRef } = inspected;
    if (actorRef.sessionId !== inspected.rootId) return;
    const { session, waiting } = recordingOf(inspected);
    const { opening, steps } = session;
    // XState processes one event at a time, in order.
    const current = opening.snapshot === undefined ? opening : waiting[0];
    switch (inspected.type) {
      case '@xstate.event': {
        const { event, sourceRef } = inspected;
        if (event.type === 'xstate.init') return start(session, event['input']);
        if (steps.length + waiting.length < longestVisit) {
          const probed = sourceRef === undefined ? probe() : undefined;
          // Reading the clock is slow compared with a step.
          const at = now(probed?.at);
          waiting.push({ event, at, probe: probed, source: sourceRef, ...raw() });
        }
        return;
      }
      case '@xstate.microstep': {
        const { _transitions: taken, snapshot } = inspected;
        if (taken.length === 0 || !isMachineSnapshot(snapshot)) return;
        const { microsteps } = current ?? raw();
        microsteps.push({ taken, snapshot });
        endIfEndless(microsteps);
        return;
      }
      case '@xstate.action':
        current?.executed.push(inspected.action);
        return;
      case '@xstate.snapshot': {
        const { snapshot } = inspected;
        if (current === undefined || !isMachineSnapshot(snapshot)) return;
        current.snapshot = snapshot;
        if (current !== opening) steps.push(...waiting.splice(0, 1));
        for (const listen of listeners) listen(session);
      }
    }
  }

  return {
    inspect,
    /** In the order of their starts. */
    sessions: (): readonly Session[] =>
      [...known.values()]
        .map(({ session }) => session)
        .filter(({ opening }) => opening.snapshot !== undefined),
    /** Calls the listener after each step. Returns the unsubscribe function. */
    onStep: (listen: (session: Session) => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
