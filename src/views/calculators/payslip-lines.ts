import { payslip as words } from '#content/ui/payslip.ts';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import type { FlatCode } from '#brackets/data/pay-rules.ts';
import { tableRowOf } from '#brackets/data/table-rows.ts';
import { divideDown, divideHalfUp, perCent } from '#brackets/core/cents.ts';
import { formatCents, formatPercent } from '#brackets/core/format.ts';
import { periodsPerYear, type PayPeriod } from '#brackets/core/pay-question.ts';
import {
  annualPaye,
  weeklyPaye,
  wholeDollars,
  type Pay,
  type PayDayRules,
} from '#brackets/core/pay.ts';
import { esctRateOf } from '#brackets/core/pays.ts';
import { flatCodeOf } from '#brackets/core/tax-code.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import type { Line } from './working.ts';

const { pay: labels } = taxBreakdown;

const shown = (cents: number): string => formatCents(cents / 100);

/** One pay of a year's income. */
export interface Payslip {
  readonly inputs: TaxInputs;
  /** A year's income, in dollars. */
  readonly income: number;
  readonly every: PayPeriod;
  readonly pay: Pay;
  readonly rules: PayDayRules;
}

/** The sentence of the table's row for an amount of a payslip; empty without one. */
function tableText(
  { inputs: { code }, every, pay: { gross }, rules }: Payslip,
  column: 'paye' | 'studentLoan' | 'kiwiSaver',
): string {
  const row = tableRowOf(rules.from, { gross, every, code });
  if (row === undefined) return '';
  return ` ${words.table(row.table, row.page, shown(gross), formatCents(row[column]))}`;
}

const figure = (label: string, cents: number): Line['figures'][number] => [label, shown(cents)];

/** How PAYE on main income is worked out. */
function mainFigures({ inputs: { code }, every, pay, rules }: Payslip): Line['figures'] {
  const question = { gross: pay.gross, every, code };
  const { tax, credit } = annualPaye(rules, question);
  const pays = periodsPerYear[every];
  return [
    figure(words.paye.annual(pays), wholeDollars(pay.gross * pays)),
    figure(words.paye.tax, divideHalfUp(tax, perCent)),
    ...(credit > 0 ? [figure(words.paye.credit, -credit)] : []),
    figure(words.paye.week, weeklyPaye(rules, question)),
    figure(words.paye.paye(words.paye.weeks[every]), pay.paye),
  ];
}

function payeLine(slip: Payslip, flat: FlatCode | undefined): Line {
  const { pay, rules } = slip;
  return {
    label: labels.paye,
    value: shown(-pay.paye),
    figures:
      flat === undefined
        ? mainFigures(slip)
        : [
            figure(words.paye.dollars, wholeDollars(pay.gross)),
            figure(
              words.paye.part(
                formatPercent(rules.flatRates[flat]),
                formatPercent(rules.accLevy.rate),
              ),
              pay.paye,
            ),
          ],
    rule: `${flat === undefined ? words.paye.main : words.paye.second}${tableText(slip, 'paye')}`,
    source: 'accEarnersLevy',
  };
}

function loanLine(slip: Payslip, isMain: boolean): Line {
  const { pay, rules, every } = slip;
  const { rate, over } = rules.studentLoan;
  const threshold = divideDown(over * 100, periodsPerYear[every]);
  return {
    label: labels.studentLoan,
    value: shown(-pay.studentLoan),
    figures: [
      figure(words.paye.dollars, wholeDollars(pay.gross)),
      ...(isMain ? [figure(words.studentLoan.threshold, -threshold)] : []),
      figure(words.studentLoan.part(formatPercent(rate)), pay.studentLoan),
    ],
    rule: `${isMain ? words.studentLoan.main : words.studentLoan.second}${tableText(slip, 'studentLoan')}`,
    source: 'studentLoan',
  };
}

function kiwiSaverLine(slip: Payslip): Line {
  const { inputs, pay, rules } = slip;
  const isLeast = Number(inputs.kiwiSaver) / 100 === rules.kiwiSaver.least;
  return {
    label: labels.kiwiSaver,
    value: shown(-pay.kiwiSaver),
    figures: [
      figure(labels.gross, pay.gross),
      figure(words.kiwiSaver.part(`${inputs.kiwiSaver}%`), pay.kiwiSaver),
    ],
    rule: `${words.kiwiSaver.rule}${isLeast ? tableText(slip, 'kiwiSaver') : ''}`,
    source: 'kiwiSaverEmployer',
  };
}

function employerLines({ pay, rules, every }: Payslip): readonly Line[] {
  const { contribution, esct, net } = pay.employer;
  const rate = formatPercent(esctRateOf(rules, pay, every));
  const least = formatPercent(rules.kiwiSaver.least);
  const source = 'kiwiSaverEmployer';
  return [
    {
      label: labels.contribution,
      value: shown(contribution),
      figures: [figure(labels.gross, pay.gross), figure(words.kiwiSaver.part(least), contribution)],
      rule: words.contribution,
      source,
    },
    {
      label: labels.esct(rate),
      value: shown(-esct),
      figures: [
        figure(words.esct.dollars, wholeDollars(contribution)),
        figure(words.esct.part(rate), esct),
      ],
      rule: words.esct.rule,
      source,
    },
    {
      label: labels.net,
      value: shown(net),
      figures: [
        figure(labels.contribution, contribution),
        figure(labels.esct(rate), -esct),
        figure(labels.net, net),
      ],
      rule: words.net,
      source,
    },
  ];
}

/** The lines of a payslip, each with its working, rule and section. */
export function payslipLines(slip: Payslip): readonly Line[] {
  const { inputs, income, every, pay } = slip;
  const flat = flatCodeOf(inputs.code);
  const hasSaver = inputs.kiwiSaver !== '';
  const taken = [
    payeLine(slip, flat),
    ...(inputs.studentLoan ? [loanLine(slip, flat === undefined)] : []),
    ...(hasSaver ? [kiwiSaverLine(slip)] : []),
  ];
  return [
    {
      label: labels.gross,
      value: shown(pay.gross),
      figures: [
        [words.gross.year, formatCents(income)],
        figure(words.gross.part(periodsPerYear[every]), pay.gross),
      ],
      rule: words.gross.rule,
      source: 'income-tax',
    },
    ...taken,
    {
      label: labels.takeHome,
      value: shown(pay.takeHome),
      figures: [
        figure(labels.gross, pay.gross),
        ...taken.map(({ label, value }) => [label, value] as const),
        figure(labels.takeHome, pay.takeHome),
      ],
      rule: words.takeHome,
      source: 'income-tax',
    },
    ...(hasSaver && inputs.employer ? employerLines(slip) : []),
  ];
}
