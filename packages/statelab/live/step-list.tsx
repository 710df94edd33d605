import styled from '@emotion/styled';
import { memo, useCallback } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { Heading, Panel, Row, ScrolledList } from '#statelab/app/lab-parts.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import { eventWords, sourceOf } from './step-words.ts';

/** The browser skips the rows out of sight: a tape may have thousands. */
const Item = styled.li({ contentVisibility: 'auto', containIntrinsicSize: 'auto 2rem' });

interface StepRowProps {
  readonly number: number;
  /** Undefined for the opening. */
  readonly taken: TapeStep | undefined;
  readonly model: ChartModel;
  readonly isCurrent: boolean;
  readonly onChoose: (step: number) => void;
}

const StepRow = memo(function StepRow({ number, taken, model, isCurrent, onChoose }: StepRowProps) {
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
        <b>{taken === undefined ? lab.step.opening : eventWords(taken, model)}</b>
        {taken !== undefined && <span>{`, ${sourceOf(taken)}`}</span>}
      </Row>
    </Item>
  );
});

interface StepListProps {
  readonly tape: Tape;
  readonly model: ChartModel;
  readonly step: number;
  readonly onChoose: (step: number) => void;
}

/** All steps of a tape; a click shows one. */
export function StepList({ tape, model, step, onChoose }: StepListProps) {
  return (
    <Panel aria-label={lab.step.list}>
      <Heading>{lab.step.list}</Heading>
      <ScrolledList as="ol">
        {[undefined, ...tape.steps].map((taken, number) => (
          <StepRow
            // oxlint-disable-next-line react/no-array-index-key -- a step is its number
            key={number}
            number={number}
            taken={taken}
            model={model}
            isCurrent={number === step}
            onChoose={onChoose}
          />
        ))}
      </ScrolledList>
    </Panel>
  );
}
