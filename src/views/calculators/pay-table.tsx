import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import { payPeriods, perPeriod, type TakeHome } from '#machines/tax-calculator/take-home.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { formatCents } from './format.ts';

const { pay } = taxBreakdown;

const columns = [
  { label: pay.row },
  ...Object.values(pay.periods).map((label) => ({ label, numeric: true })),
];

/** What is taken from an income and what is left of it, by the year, month, fortnight and week. */
export function PayTable({ year }: { year: TakeHome }) {
  const periods = Object.values(payPeriods).map((perYear) => perPeriod(year, perYear));
  const rowOf = (label: string, amountIn: (period: TakeHome) => number | undefined) => [
    label,
    ...periods.map((period) => formatCents(amountIn(period) ?? 0)),
  ];
  return (
    <DataTable
      caption={pay.caption}
      columns={columns}
      rows={[
        rowOf(pay.grossIncome, ({ grossIncome }) => grossIncome),
        ...year.taken.map(({ what }, index) =>
          rowOf(pay.taken[what], ({ taken }) => taken[index]?.amount),
        ),
        rowOf(pay.left, ({ left }) => left),
      ]}
      stacks
    />
  );
}
