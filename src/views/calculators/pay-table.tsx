import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import type { PayDayRules, Pay } from '#brackets/core/pay.ts';
import { payPeriods, type PayPeriod } from '#brackets/core/pay-question.ts';
import { codeOf, esctRateOf } from '#brackets/core/pays.ts';
import { formatCents, formatPercent } from '#brackets/core/format.ts';
import { DataTable } from '#src/design/data-table.tsx';

const { pay: words } = taxBreakdown;

const columns = [
  { label: words.row },
  ...payPeriods.map((period) => ({ label: words.periods[period], numeric: true })),
];

interface PayTableProps {
  inputs: TaxInputs;
  pays: Readonly<Record<PayPeriod, Pay>>;
  rules: PayDayRules;
}

/** The deductions from each period's pay, and the employer's contributions if asked for. */
export function PayTable({ inputs, pays, rules }: PayTableProps) {
  const rowOf = (label: string, centsIn: (pay: Pay) => number) => [
    label,
    ...payPeriods.map((period) => formatCents(centsIn(pays[period]) / 100)),
  ];
  const esct = formatPercent(esctRateOf(rules, pays.month, 'month'));
  const hasSaver = inputs.kiwiSaver !== '';
  return (
    <DataTable
      caption={words.caption(codeOf(inputs))}
      columns={columns}
      rows={[
        rowOf(words.gross, ({ gross }) => gross),
        rowOf(words.paye, ({ paye }) => -paye),
        ...(inputs.studentLoan
          ? [rowOf(words.studentLoan, ({ studentLoan }) => -studentLoan)]
          : []),
        ...(hasSaver ? [rowOf(words.kiwiSaver, ({ kiwiSaver }) => -kiwiSaver)] : []),
        rowOf(words.takeHome, ({ takeHome }) => takeHome),
        ...(hasSaver && inputs.employer
          ? [
              rowOf(words.contribution, ({ employer }) => employer.contribution),
              rowOf(words.esct(esct), ({ employer }) => -employer.esct),
              rowOf(words.net, ({ employer }) => employer.net),
            ]
          : []),
      ]}
      stacks
    />
  );
}
