import styled from '@emotion/styled';
import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import type { IncomeTax } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { formatDollars, formatRate } from '#brackets/core/format.ts';
import { ratesAtLimits } from '#brackets/core/rate-curve.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { disclosure } from '#src/design/disclosure.ts';

const { table, marginal, effective } = taxBreakdown.charts;

const Disclosure = styled.details(disclosure);

/** The figures behind the curve, for those who would rather read them. */
export function RateTable({ schedule, tax }: { schedule: Schedule; tax: IncomeTax }) {
  const rows = ratesAtLimits(schedule, tax).map((point) => {
    const income = formatDollars(point.income);
    return [
      point.income === tax.grossIncome ? table.yours(income) : income,
      formatRate(point.marginal),
      formatRate(point.effective),
    ];
  });
  return (
    <Disclosure>
      <summary>{table.summary}</summary>
      <div>
        <DataTable
          caption={table.caption}
          columns={[
            { label: table.income },
            { label: marginal, numeric: true },
            { label: effective, numeric: true },
          ]}
          rows={rows}
        />
      </div>
    </Disclosure>
  );
}
