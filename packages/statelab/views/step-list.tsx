import styled from '@emotion/styled';
import { memo, useCallback, type PropsWithChildren } from 'react';
import { Panel, Row, ScrolledList } from '#statelab/design/lab-parts.ts';

/** Stands out on the row's own colour, too, where the row is the current one. */
const Fails = styled.strong({
  paddingInline: '0.25rem',
  background: 'var(--error)',
  color: 'var(--white)',
});

/** The browser skips the rows out of sight: a tape may have thousands. */
const Item = styled.li({ contentVisibility: 'auto', containIntrinsicSize: 'auto 2rem' });

/** A step's name, and the state that it leads to. */
export interface ListedStep {
  readonly name: string;
  readonly state: string;
}

interface StepRowProps extends ListedStep {
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isFailing: boolean;
  readonly onChoose: (step: number) => void;
}

const StepRow = memo(function StepRow(props: StepRowProps) {
  const { number, name, state, isCurrent, isFailing, onChoose } = props;
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
        {`${number}. `}
        <b>{name}</b>
        {state !== '' && <span>{` → ${state}`}</span>}
        {isFailing && (
          <>
            {' '}
            <Fails>✗ fails here</Fails>
          </>
        )}
      </Row>
    </Item>
  );
});

interface StepListProps extends PropsWithChildren {
  readonly steps: readonly ListedStep[];
  /** The shown step; 0 for the opening. */
  readonly step: number;
  readonly failsAt?: number | undefined;
  readonly onChoose: (step: number) => void;
}

const opening: ListedStep = { name: 'Opening', state: '' };

/** The steps of a visit, a run, a path or a tape, from the opening; a press shows one. */
export function StepList({ steps, step, failsAt, onChoose, children }: StepListProps) {
  return (
    <Panel aria-label="Steps">
      <h2>Steps</h2>
      <ScrolledList as="ol">
        {[opening, ...steps].map((taken, number) => (
          <StepRow
            // oxlint-disable-next-line react/no-array-index-key -- a step is its number
            key={number}
            {...taken}
            number={number}
            isCurrent={number === step}
            isFailing={number === failsAt}
            onChoose={onChoose}
          />
        ))}
      </ScrolledList>
      {children}
    </Panel>
  );
}
