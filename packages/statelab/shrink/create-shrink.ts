import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import type { Stage } from '#statelab/live/stage.ts';
import { oddSideOf } from '#statelab/replay/three-way.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { shrinkInWorker } from '#statelab/worker/ask-worker.ts';
import { shrinkOnPage } from './shrink-on-page.ts';
import { shrinkMachine, type Failing, type ShrinkEvent } from './shrink.machine.ts';

export type Shrink = ActorRefFrom<typeof shrinkMachine>;

/** Shrinks a tape: on the page where only the page differs, or else in a worker. */
const shrinkTape = (stage: Stage) =>
  fromCallback<ShrinkEvent, { failing: Failing | null }>(({ input: { failing }, sendBack }) => {
    if (failing === null) return undefined;
    const { tape, difference } = failing;
    if (oddSideOf(difference) !== 'page') return shrinkInWorker(tape, sendBack);
    const controller = new AbortController();
    shrinkOnPage(stage, tape, difference, controller.signal, ({ steps }) =>
      sendBack({ type: 'TAPE.SHORTER', steps: steps.length }),
    ).then(
      (shrunk) => sendBack({ type: 'TAPE.SHRUNK', tape: shrunk }),
      () => sendBack({ type: 'TAPE.STUCK' }),
    );
    return () => controller.abort();
  });

/** Shrinks tapes for a live view, which opens the shortest. */
export const createShrink = (stage: Stage, open: (shrunk: Tape) => void): Shrink =>
  createActor(
    shrinkMachine.provide({
      actors: { shrinkTape: shrinkTape(stage) },
      actions: {
        'open shrunk tape': (_, { tape }) => {
          if (tape !== null) open(tape);
        },
      },
    }),
  );

/** True while tapes are tried on the page. */
export function isTrying(shrink: Shrink): boolean {
  const snapshot = shrink.getSnapshot();
  const { failing } = snapshot.context;
  return snapshot.hasTag('busy') && failing !== null && oddSideOf(failing.difference) === 'page';
}
