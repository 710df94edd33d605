import styled from '@emotion/styled';
import { formatCents } from '#brackets/core/format.ts';
import { color } from './look.ts';
import { Controls } from './layout.ts';
import { plot } from './line-chart.tsx';
import { bracketWords as words } from './words.ts';

interface IncomeControlProps {
  /** Dollars. */
  readonly income: number;
  /** The end of the slider, in dollars. */
  readonly last: number;
  /** The incomes at which the marginal rate changes, in dollars. */
  readonly limits: readonly number[];
  readonly onChange: (income: number) => void;
}

/** The slider's ends align with those of the chart's axis. */
const Slider = styled.div({
  paddingInline: `${(plot.left / plot.width) * 100}% ${((plot.width - plot.right) / plot.width) * 100}%`,
  '& input': {
    width: '100%',
    height: '2.75rem',
    margin: 0,
    accentColor: color.second,
    cursor: 'ew-resize',
  },
});

const moves = [-100, -1, 1, 100] as const;

/** Changes the income by dragging, by cents, or to a band's limit. */
export function IncomeControl({ income, last, limits, onChange }: IncomeControlProps) {
  const moveBy = (cents: number): void =>
    onChange(Math.max(0, Math.round(income * 100) + cents) / 100);
  return (
    <div>
      <Slider>
        <input
          type="range"
          aria-label={words.drag}
          aria-valuetext={formatCents(income)}
          min={0}
          max={last}
          step={last > 100_000 ? 50 : 1}
          value={Math.min(income, last)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </Slider>
      <Controls role="group" aria-label={words.steps}>
        {moves.map((cents) => (
          <button key={cents} type="button" onClick={() => moveBy(cents)}>
            {words.stepBy[cents]}
          </button>
        ))}
        <output>{formatCents(income)}</output>
      </Controls>
      <Controls role="group" aria-label={words.limits}>
        {limits.map((limit) => (
          <button key={limit} type="button" onClick={() => onChange(limit)}>
            {words.limit(formatCents(limit))}
          </button>
        ))}
      </Controls>
    </div>
  );
}
