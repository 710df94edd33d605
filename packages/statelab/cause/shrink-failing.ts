import { fromCallback } from 'xstate';
import type { Stage } from '#statelab/live/stage.ts';
import { oddSideOf } from '#statelab/replay/three-way.ts';
import { shrinkInWorker } from './ask-worker.ts';
import { shrinkOnPage } from './shrink-on-page.ts';
import type { Failing, ShrinkEvent } from './shrink.machine.ts';

/** Shrinks a tape: on the page where only the page differs, or else in a worker. */
export const shrinkFailing = (stage: Stage) =>
  fromCallback<ShrinkEvent, { failing: Failing | null }>(({ input: { failing }, sendBack }) => {
    if (failing === null) return undefined;
    const { tape, difference } = failing;
    if (oddSideOf(difference) !== 'page') return shrinkInWorker(tape, sendBack);
    const controller = new AbortController();
    const { signal } = controller;
    const onSmaller = ({ steps }: typeof tape): void =>
      sendBack({ type: 'TAPE.SHORTER', steps: steps.length });
    shrinkOnPage(stage, tape, difference, { signal, onSmaller }).then(
      (shrunk) => sendBack({ type: 'TAPE.SHRUNK', tape: shrunk }),
      () => sendBack({ type: 'TAPE.STUCK' }),
    );
    return () => controller.abort();
  });
