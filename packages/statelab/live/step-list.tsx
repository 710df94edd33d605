import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { rovingTabIndex } from '#statelab/app/roving-tab-index.ts';
import type { ChartModel } from '#statelab/machine/model.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import type { Live } from './create-live.ts';
import { Row } from './live-parts.ts';
import { eventWords, sourceOf } from './step-words.ts';

/** How many rows to render above those in sight, and in all: a tape may have thousands. */
const beyond = 10;
const mostDrawn = 60;

const Scroller = styled.div({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  fontSize: tokens.size.fine,
  '& ol': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'absolute', insetInline: 0 },
});

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

/** A step. Clicking shows it; pointing at it previews its state on the chart. */
function StepRow({ number, taken, model, isCurrent, live: { player, desk } }: StepRowProps) {
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

interface StepListProps {
  readonly tape: Tape;
  readonly model: ChartModel;
  readonly step: number;
  readonly live: Live;
}

interface RowsProps extends StepListProps {
  readonly first: number;
}

const Rows = memo(function Rows({ tape, model, step, live, first }: RowsProps) {
  const count = tape.steps.length + 1;
  const from = Math.max(0, first - beyond);
  const drawn = Math.min(mostDrawn, count - from);
  return (
    <ol ref={rovingTabIndex} style={{ height: `calc(var(--lab-row) * ${count})` }}>
      {Array.from({ length: drawn }, (_, index) => from + index).map((number) => (
        <li
          key={number}
          aria-setsize={count}
          aria-posinset={number + 1}
          style={{ top: `calc(var(--lab-row) * ${number})` }}
        >
          <StepRow
            number={number}
            taken={tape.steps[number - 1]}
            model={model}
            isCurrent={number === step}
            live={live}
          />
        </li>
      ))}
    </ol>
  );
});

/** All steps; scrolls to the current one. Renders after chart and page. */
export function StepList({ step, live, ...rest }: StepListProps) {
  const { desk } = live;
  const box = useRef<HTMLDivElement>(null);
  const first = useSelector(desk, ({ context }) => context.firstStep);
  const followed = useDeferredValue(step);
  const count = rest.tape.steps.length + 1;

  useEffect(() => {
    const list = box.current;
    if (list === null) return;
    const row = list.scrollHeight / count;
    const top = followed * row;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + row > list.scrollTop + list.clientHeight) {
      list.scrollTop = top + row - list.clientHeight;
    }
  }, [followed, count]);

  return (
    <Scroller
      ref={box}
      role="group"
      aria-label={lab.panes.names.steps}
      onScroll={({ currentTarget: { scrollTop, scrollHeight } }) =>
        desk.send({
          type: 'LOOK.CHANGE',
          look: { firstStep: Math.floor((scrollTop * count) / scrollHeight) },
        })
      }
    >
      <Rows step={followed} live={live} first={first} {...rest} />
    </Scroller>
  );
}
