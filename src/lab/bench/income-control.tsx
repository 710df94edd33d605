import { css } from '@emotion/css';
import { bench } from '#content/lab-bench.ts';
import { tokens } from '#src/design/tokens.ts';
import { controlsClass, noteClass, toolClass } from '#src/lab/app/lab-style.ts';
import { formatCents, formatShort } from './format.ts';
import { plot } from './line-chart.tsx';

interface IncomeControlProps {
  /** Dollars. */
  readonly income: number;
  /** The end of the slider, in dollars. */
  readonly last: number;
  /** The incomes at which the marginal rate changes, in dollars. */
  readonly limits: readonly number[];
  readonly onChange: (income: number) => void;
}

/** Under the chart, the slider's ends stand where the axis' do. */
const slider = css({
  paddingInline: `${(plot.left / plot.width) * 100}% ${((plot.width - plot.right) / plot.width) * 100}%`,
  '& input': {
    width: '100%',
    height: '2.75rem',
    margin: 0,
    accentColor: tokens.color.markerDeep,
    cursor: 'ew-resize',
  },
});

const moves = [-100, -1, 1, 100] as const;

/** Moves the income: by dragging, cent by cent, and to the limits of the bands. */
export function IncomeControl({ income, last, limits, onChange }: IncomeControlProps) {
  const moveBy = (cents: number): void =>
    onChange(Math.max(0, Math.round(income * 100) + cents) / 100);
  return (
    <div>
      <div className={slider}>
        <input
          type="range"
          aria-label={bench.drag}
          aria-valuetext={formatCents(income)}
          min={0}
          max={last}
          step={last > 100_000 ? 50 : 1}
          value={Math.min(income, last)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
      <div className={controlsClass} role="group" aria-label={bench.steps}>
        {moves.map((cents) => (
          <button key={cents} type="button" className={toolClass} onClick={() => moveBy(cents)}>
            {bench.stepBy[cents]}
          </button>
        ))}
        <output className={noteClass}>{formatCents(income)}</output>
      </div>
      <div className={controlsClass} role="group" aria-label={bench.limits}>
        {limits.map((limit) => (
          <button
            key={limit}
            type="button"
            className={toolClass}
            title={formatCents(limit)}
            onClick={() => onChange(limit)}
          >
            {bench.limit(limit % 1000 === 0 ? formatShort(limit) : formatCents(limit))}
          </button>
        ))}
      </div>
    </div>
  );
}
