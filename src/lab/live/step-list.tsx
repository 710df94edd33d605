import styled from '@emotion/styled';
import { memo, useDeferredValue } from 'react';
import { lab } from '#content/lab-tape.ts';
import { Heading, Panel } from '#src/lab/app/lab-parts.ts';
import type { ChartModel } from '#src/lab/chart/model.ts';
import type { Tape } from '#src/lab/tape/tape.ts';
import type { Live } from './create-live.ts';
import { Row, ScrolledList } from './live-parts.ts';
import { eventWords, sourceOf } from './step-words.ts';

/** How many steps are listed on either side of the present one: a tape may have thousands. */
const around = 12;

/** What is scrolled out of sight need not be laid out while the timeline is dragged. */
const Item = styled.li({ contentVisibility: 'auto', containIntrinsicSize: 'auto 2.75rem' });

interface StepListProps {
  readonly tape: Tape;
  readonly model: ChartModel;
  readonly step: number;
  readonly live: Live;
}

const Rows = memo(function Rows({ tape, model, step, live: { player, desk } }: StepListProps) {
  const first = Math.max(0, step - around);
  const listed = tape.steps.slice(first, step + around);
  const point = (pointed: number | null) => desk.send({ type: 'STEP.POINT', step: pointed });
  const row = (number: number, text: string) => (
    <Item key={number}>
      <Row
        type="button"

        aria-current={number === step ? 'step' : undefined}
        onClick={() => player.send({ type: 'STEP.GO', step: number })}
        onPointerEnter={() => point(number)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(number)}
        onBlur={() => point(null)}
      >
        {`${number} · ${text}`}
      </Row>
    </Item>
  );
  return (
    <ScrolledList as="ol">
      {first === 0 && row(0, lab.player.opening)}
      {listed.map((taken, index) =>
        row(first + index + 1, `${eventWords(taken, model)}, ${sourceOf(taken)}`),
      )}
    </ScrolledList>
  );
});

/** The steps about the present moment, to choose from. Chart and page come first; the list follows. */
export function StepList({ step, ...rest }: StepListProps) {
  const followed = useDeferredValue(step);
  return (
    <Panel aria-label={lab.step.steps}>
      <Heading>{lab.step.steps}</Heading>
      <Rows step={followed} {...rest} />
    </Panel>
  );
}
