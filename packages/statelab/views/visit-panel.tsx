import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { lab } from './tape-words.ts';
import { verdictWords } from '#statelab/replay/verdict-words.ts';
import { Controls, Heading, Note, Panel, Tool } from '#statelab/design/lab-parts.ts';
import type { TabProps } from '#statelab/chart/tab-props.ts';
import { saveTape } from './save-tape.ts';
import type { liveMachine } from './live.machine.ts';
import { VerdictBox } from './verdict-box.ts';

interface VisitPanelProps extends Pick<TabProps, 'onFiles'> {
  readonly live: ActorRefFrom<typeof liveMachine>;
}

/** Where the visit or the saved tape stands, and what today's machine does of the tape. */
export function VisitPanel({ live, onFiles }: VisitPanelProps) {
  const id = useId();
  const { stage, opened, step, length, verdict, refusal } = useSelector(
    live,
    ({ context }) => context,
  );
  const isPast = opened === undefined && step < length;
  const tape = opened?.tape ?? stage.tape();
  const hasPage = stage.entry.path !== null;
  const isJudging = opened && verdict === undefined && refusal === undefined;
  return (
    <Panel aria-label={lab.tape.heading}>
      <Heading>{lab.tape.heading}</Heading>
      <Controls>
        {hasPage && (
          <Tool type="button" onClick={() => live.send({ type: 'VISIT.RESTART' })}>
            {lab.frame.restart}
          </Tool>
        )}
        <Tool
          type="button"
          disabled={opened === undefined && !isPast}
          onClick={() => live.send({ type: 'LIVE.RETURN' })}
        >
          {hasPage ? lab.frame.live : lab.frame.close}
        </Tool>
        <Tool type="button" disabled={tape === undefined} onClick={() => tape && saveTape(tape)}>
          {lab.tape.save}
        </Tool>
      </Controls>
      <label htmlFor={id}>{lab.tape.open}</label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          onFiles(Array.from(currentTarget.files ?? []));
          currentTarget.value = '';
        }}
      />
      <div role="status">
        {tape && (
          <Note>
            {lab.frame.position(step, length)} {opened && lab.frame.taped(opened.file, hasPage)}
            {isPast && lab.frame.past}
          </Note>
        )}
        {isJudging && <Note>{lab.frame.judging}</Note>}
        {verdict && (
          <VerdictBox data-verdict={verdict.verdict}>
            <strong>{verdictWords.signs[verdict.verdict]}</strong> {verdict.sentence}
            {verdict.details.map((detail) => (
              <Note key={detail}>{detail}</Note>
            ))}
          </VerdictBox>
        )}
        {refusal !== undefined && <Note>{refusal}</Note>}
      </div>
      <Note>{lab.tape.masked}</Note>
    </Panel>
  );
}
