import styled from '@emotion/styled';
import { memo, useCallback } from 'react';
import { lab } from './tape-words.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Heading, Panel, Row, ScrolledList } from '#statelab/design/lab-parts.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import { eventWords, sourceOf } from './step-words.ts';

const words = lab.step;

/** Stands out on the row's own colour, too, where the row is the current one. */
const Differs = styled.strong({
  paddingInline: tokens.space[4],
  background: tokens.color.error,
  color: tokens.color.white,
});

/** The browser skips the rows out of sight: a tape may have thousands. */
const Item = styled.li({ contentVisibility: 'auto', containIntrinsicSize: 'auto 2rem' });

interface StepRowProps {
  readonly number: number;
  /** Undefined for the opening. */
  readonly taken: TapeStep | undefined;
  readonly model: ChartModel;
  readonly isCurrent: boolean;
  /** True for the step that differs from what the machine does today. */
  readonly isDifferent: boolean;
  readonly onChoose: (step: number) => void;
}

const StepRow = memo(function StepRow(props: StepRowProps) {
  const { number, taken, model, isCurrent, isDifferent, onChoose } = props;
  // The list keeps the current step in view.
  const reveal = useCallback(
    (row: HTMLLIElement | null) => {
      const list = row?.parentElement;
      if (isCurrent && row && list) list.scrollTop = row.offsetTop - list.clientHeight / 2;
    },
    [isCurrent],
  );
  return (
    <Item ref={reveal}>
      <Row
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onChoose(number)}
      >
        {`${number} · `}
        <b>{taken === undefined ? words.opening : eventWords(taken, model)}</b>
        {taken !== undefined && <span>{`, ${sourceOf(taken)}`}</span>}
        {isDifferent && (
          <>
            {' '}
            <Differs>{words.differs}</Differs>
          </>
        )}
      </Row>
    </Item>
  );
});

interface StepListProps {
  readonly tape: Tape;
  readonly model: ChartModel;
  readonly step: number;
  readonly differsAt: number | undefined;
  readonly onChoose: (step: number) => void;
}

/** All steps of a tape; a click shows one. */
export function StepList({ tape, model, step, differsAt, onChoose }: StepListProps) {
  return (
    <Panel aria-label={words.list}>
      <Heading>{words.list}</Heading>
      <ScrolledList as="ol">
        {[undefined, ...tape.steps].map((taken, number) => (
          <StepRow
            // oxlint-disable-next-line react/no-array-index-key -- a step is its number
            key={number}
            number={number}
            taken={taken}
            model={model}
            isCurrent={number === step}
            isDifferent={number === differsAt}
            onChoose={onChoose}
          />
        ))}
      </ScrolledList>
    </Panel>
  );
}
