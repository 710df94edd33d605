import styled from '@emotion/styled';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import type { ChartModel } from '#statelab/chart/model.ts';
import type { TapeStep } from '#statelab/tape/tape.ts';
import type { Live } from './create-live.ts';
import { Row } from './live-parts.ts';
import { eventWords, sourceOf } from './step-words.ts';

const Line = styled(Row)({
  height: 'var(--lab-row)',
  paddingInline: tokens.space[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& > b': { marginInlineStart: '0.25em', fontWeight: tokens.weight.semibold },
});

interface StepRowProps {
  readonly number: number;
  /** Undefined for the opening. */
  readonly taken: TapeStep | undefined;
  readonly model: ChartModel;
  readonly isCurrent: boolean;
  readonly live: Live;
}

/** One step of the list: pressed, it is shown; pointed at, the chart tells where it led. */
export function StepRow({ number, taken, model, isCurrent, live: { player, desk } }: StepRowProps) {
  const point = (step: number | null) =>
    desk.send({ type: 'LOOK.CHANGE', look: { pointed: step } });
  return (
    <Line
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => player.send({ type: 'STEP.GO', step: number })}
      onPointerEnter={() => point(number)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(number)}
      onBlur={() => point(null)}
    >
      <span>{`${number} · `}</span>
      <b>{taken === undefined ? lab.player.opening : eventWords(taken, model)}</b>
      {taken !== undefined && <span>{`, ${sourceOf(taken)}`}</span>}
    </Line>
  );
}
