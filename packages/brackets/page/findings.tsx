import { dollarsOf } from '#brackets/core/cents.ts';
import { lastIncome } from '#brackets/core/rate-curve.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { centTable, fieldRows, type Compared } from './compare.ts';
import { DifferenceFigure, RatesFigure } from './curves-figure.tsx';
import { IncomeControl } from './income-control.tsx';
import { Figures } from './layout.ts';
import { Table } from './table.tsx';
import { bracketWords as words } from './words.ts';

interface FindingsProps extends Compared {
  readonly onIncome: (income: number) => void;
}

/** The end of the axis: beyond every limit. It grows with an income beyond it, but not during a drag. */
function axisEnd(both: readonly Schedule[], income: number, limits: readonly number[]): number {
  const endFor = (shown: number): number =>
    Math.min(
      ...both.map(({ maxIncome }) => maxIncome),
      Math.max(...both.map((schedule) => lastIncome(schedule, shown))),
    );
  const usual = endFor(Math.max(0, ...limits));
  return income <= usual ? usual : endFor(income);
}

/** The results of two schedules for an income: figures, fields, and cent by cent. */
export function Findings({ onIncome, ...compared }: FindingsProps) {
  const { schedule, other, income, deductions } = compared;
  const both = [schedule, other] as const;
  const uppers = both.flatMap(({ bands }) => bands.map(({ upper }) => upper));
  const limits = [...new Set(uppers)]
    .filter(Number.isFinite)
    .map((upper) => dollarsOf(upper) + deductions)
    .sort((a, b) => a - b);
  const last = axisEnd(both, income, limits);
  return (
    <>
      <Figures>
        <div>
          <RatesFigure {...compared} last={last} />
          <IncomeControl income={income} last={last} limits={limits} onChange={onIncome} />
        </div>
        <DifferenceFigure {...compared} last={last} />
      </Figures>
      <Table
        caption={words.fields.caption}
        columns={words.fields.columns}
        rows={fieldRows(compared)}
      />
      <Table caption={words.cents} {...centTable(compared)} />
    </>
  );
}
