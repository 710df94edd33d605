import styled from '@emotion/styled';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import { formatDate } from '#content/dates.ts';
import type { PayRules } from '#brackets/data/pay-rules.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import type { PayDayRules, Pay } from '#brackets/core/pay.ts';
import { payPeriods, type PayPeriod } from '#brackets/core/pay-question.ts';
import { codeOf, esctRateOf, payeInYear, paysOf } from '#brackets/core/pays.ts';
import { formatPercent } from '#brackets/core/format.ts';
import type { IncomeTax } from '#brackets/core/income-tax.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { DataTable, figureColumns } from '#src/design/data-table.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Note } from './calculator-style.tsx';
import { Payslips } from './payslips.tsx';
import { printCents } from './print-cents.ts';

const { pay: words } = taxBreakdown;

const columns = figureColumns(words.row, ...payPeriods.map((period) => words.periods[period]));

interface PayTableProps {
  inputs: TaxInputs;
  pays: Readonly<Record<PayPeriod, Pay>>;
  rules: PayDayRules;
}

/** The deductions from each period's pay, and the employer's contributions if asked for. */
function PayTable({ inputs, pays, rules }: PayTableProps) {
  const rowOf = (label: string, centsIn: (pay: Pay) => number) => [
    label,
    ...payPeriods.map((period) => printCents(centsIn(pays[period]))),
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

const Frame = styled.section({ marginBlock: tokens.space[32] });

const weeksInYear = 52;

interface PaySectionProps {
  inputs: TaxInputs;
  tax: IncomeTax;
  rules: PayRules;
}

function notesOn({ inputs, tax, rules }: PaySectionProps, week: Pay): readonly string[] {
  const { code, employer, kiwiSaver, earnerCredit } = inputs;
  const { bands } = scheduleOf(inputs.schedule);
  const more = week.paye * weeksInYear - payeInYear(inputs, tax.grossIncome, { ...rules, bands });
  const isMain = code === 'M' || code === 'ME';
  return [
    words.rules(formatDate(rules.from), formatDate(rules.to)),
    !isMain && words.second(code, formatPercent(rules.flatRates[code])),
    isMain && more !== 0 && words.cents(printCents(Math.abs(more)), more < 0 ? 'less' : 'more'),
    code === 'M' && earnerCredit && words.askForMe,
    employer && (kiwiSaver === '' ? words.noKiwiSaver : words.esctNote(formatDate(rules.from))),
  ].filter((note) => note !== false);
}

/** A year's income as pay from an employer: by week, fortnight, four weeks and month. */
export function PaySection({ inputs, tax, rules }: PaySectionProps) {
  const dayRules = { ...rules, bands: scheduleOf(inputs.schedule).bands };
  const pays = paysOf(inputs, tax.grossIncome, dayRules);
  return (
    <Frame>
      <h3>{words.heading}</h3>
      {pays === null ? (
        <p>{words.tooLarge}</p>
      ) : (
        <>
          <PayTable inputs={inputs} pays={pays} rules={dayRules} />
          {notesOn({ inputs, tax, rules }, pays.week).map((note) => (
            <Note key={note}>{note}</Note>
          ))}
          <Payslips inputs={inputs} income={tax.grossIncome} pays={pays} rules={dayRules} />
        </>
      )}
    </Frame>
  );
}
