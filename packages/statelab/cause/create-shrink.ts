import { createActor, type ActorRefFrom } from 'xstate';
import type { Stage } from '#statelab/live/stage.ts';
import { oddSideOf } from '#statelab/replay/three-way.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { shrinkFailing } from './shrink-failing.ts';
import { shrinkMachine } from './shrink.machine.ts';

export type Shrink = ActorRefFrom<typeof shrinkMachine>;

/** Shrinks tapes for a live view, which opens the shortest. */
export const createShrink = (stage: Stage, open: (shrunk: Tape) => void): Shrink =>
  createActor(
    shrinkMachine.provide({
      actors: { shrinkTape: shrinkFailing(stage) },
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
