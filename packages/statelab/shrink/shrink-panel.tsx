import { useSelector } from '@xstate/react';
import { causeWords } from '#statelab/messages/cause.ts';
import { Controls, Note, Tool } from '#statelab/app/lab-parts.ts';
import type { Live } from '#statelab/live/create-live.ts';
import { saveReport } from '#statelab/report/save-report.ts';

const words = causeWords.shrink;

/** Shrinks and reports a failed replay. */
export function CausePanel({ live }: { live: Live }) {
  const { replay, shrink } = live;
  const state = useSelector(shrink, ({ value }) => value);
  const { steps, length, shrunk } = useSelector(shrink, ({ context }) => context);
  const difference = useSelector(replay, ({ context }) => context.difference);
  const isShrinking = state === 'shrinking';

  function start(): void {
    const tape = live.tape();
    if (tape === undefined || difference === null) return;
    shrink.send({ type: 'SHRINK.START', tape, difference });
  }

  return (
    <>
      {difference !== null && (
        <Controls>
          <Tool type="button" disabled={isShrinking} onClick={start}>
            {words.start}
          </Tool>
          {isShrinking && (
            <Tool type="button" onClick={() => shrink.send({ type: 'SHRINK.STOP' })}>
              {words.stop}
            </Tool>
          )}
          <Tool type="button" onClick={() => saveReport(live, difference)}>
            {words.report}
          </Tool>
        </Controls>
      )}
      {state !== 'idle' && (
        <Note role="status">
          {isShrinking && words.progress(steps, length)}
          {state === 'shrunk' && words.shrunk(shrunk?.steps.length ?? 0, length)}
          {state === 'green' && words.green}
          {state === 'stuck' && words.stuck}
        </Note>
      )}
    </>
  );
}
