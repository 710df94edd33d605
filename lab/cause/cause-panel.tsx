import { useSelector } from '@xstate/react';
import { causeWords } from '#lab/words/cause.ts';
import { Controls, Note, Tool } from '#lab/app/lab-parts.ts';
import { saveFile } from '#lab/chart/save-file.ts';
import type { Live } from '#lab/live/create-live.ts';
import { replayTape } from '#lab/replay/replay-tape.ts';
import { faultReport } from './report.ts';

const words = causeWords.shrink;

/** What the lab was built as: its script has a name of its own in every build. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split('/').at(-1) ?? '';

/** What leads from a replay that failed to its cause: a shorter tape, and a report. */
export function CausePanel({ live }: { live: Live }) {
  const { replay, shrink, stage } = live;
  const state = useSelector(shrink, ({ value }) => value);
  const { steps, length, shrunk } = useSelector(shrink, ({ context }) => context);
  const difference = useSelector(replay, ({ context }) => context.difference);
  const isShrinking = state === 'shrinking';

  function report(): void {
    const tape = live.tape();
    if (tape === undefined || difference === null) return;
    const text = faultReport({
      tape,
      replay: replayTape(stage.entry.scenario, tape),
      difference,
      build: {
        [causeWords.report.browser]: navigator.userAgent,
        [causeWords.report.build]: build(),
      },
    });
    saveFile(
      `${tape.machine}-step-${difference.step}.md`,
      new Blob([text], { type: 'text/markdown' }),
    );
  }

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
          <Tool type="button" onClick={report}>
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
