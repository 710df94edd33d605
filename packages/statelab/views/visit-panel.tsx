import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { signs } from '#statelab/replay/verdict.ts';
import { Controls, Note, Panel, Tool } from '#statelab/design/lab-parts.ts';
import { saveTape } from './save-tape.ts';
import type { liveMachine } from './live.machine.ts';
import { VerdictBox } from './verdict-box.ts';

/** Where the visit or the saved tape stands, and what today's machine does of the tape. */
export function VisitPanel({ live }: { live: ActorRefFrom<typeof liveMachine> }) {
  const { entry, own, opened, step, verdict, refusal } = useSelector(
    live,
    ({ context }) => context,
  );
  const tape = opened?.tape ?? own;
  const length = tape?.steps.length ?? 0;
  const isPast = opened === undefined && step < length;
  const hasPage = entry.path !== null;
  const isJudging = opened && verdict === undefined && refusal === undefined;
  return (
    <Panel aria-label="Visit">
      <h2>Visit</h2>
      <Controls>
        {hasPage && (
          <Tool type="button" onClick={() => live.send({ type: 'VISIT.RESTART' })}>
            New visit
          </Tool>
        )}
        <Tool
          type="button"
          disabled={opened === undefined && !isPast}
          onClick={() => live.send({ type: 'LIVE.RETURN' })}
        >
          {hasPage ? 'Back to live' : 'Close the tape'}
        </Tool>
        <Tool type="button" disabled={tape === undefined} onClick={() => tape && saveTape(tape)}>
          Save tape
        </Tool>
      </Controls>
      <label>
        Open tape, or drop it here
        <input type="file" accept="application/json,.json" />
      </label>
      <div role="status">
        {tape && (
          <Note>
            Step {step} of {length}. {opened && `A saved tape, ${opened.file}. `}
            {opened && hasPage && 'The page beside it is another visit.'}
            {isPast && 'The page stays at its last step.'}
          </Note>
        )}
        {isJudging && <Note>Replaying it on the machine…</Note>}
        {verdict && (
          <VerdictBox data-verdict={verdict.verdict}>
            <strong>{signs[verdict.verdict]}</strong> {verdict.sentence}
            {verdict.details.map((detail) => (
              <Note key={detail}>{detail}</Note>
            ))}
          </VerdictBox>
        )}
        {refusal !== undefined && <Note>{refusal}</Note>}
      </div>
      <Note>Personal fields are shown and saved as stand-ins of the same shape.</Note>
    </Panel>
  );
}
