import { payslip as words } from '#content/ui/payslip.ts';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
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
import { flatCodeOf, type FlatCode } from '#brackets/core/tax-code.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { printCents } from './print-cents.ts';
import type { Line } from './working.ts';

const { pay: labels } = taxBreakdown;

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
  return ` ${words.table(row.table, row.page, printCents(gross), formatCents(row[column]))}`;
}

const figure = (label: string, cents: number): Line['figures'][number] => [
  label,
  printCents(cents),
];

const lineOf = (
  label: string,
  cents: number,
  source: Line['source'],
  rule: string,
  figures: Line['figures'],
): Line => ({ label, value: printCents(cents), figures, rule, source });

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
  const { main, second, dollars, part } = words.paye;
  const rule = `${flat === undefined ? main : second}${tableText(slip, 'paye')}`;
  const figures =
    flat === undefined
      ? mainFigures(slip)
      : [
          figure(dollars, wholeDollars(pay.gross)),
          figure(
            part(formatPercent(rules.flatRates[flat]), formatPercent(rules.accLevy.rate)),
            pay.paye,
          ),
        ];
  return lineOf(labels.paye, -pay.paye, 'accEarnersLevy', rule, figures);
}

function loanLine(slip: Payslip, isMain: boolean): Line {
  const { pay, rules, every } = slip;
  const { rate } = rules.studentLoan;
  const threshold = divideDown(rules.studentLoan.over * 100, periodsPerYear[every]);
  const { main, second, threshold: over, part } = words.studentLoan;
  const rule = `${isMain ? main : second}${tableText(slip, 'studentLoan')}`;
  return lineOf(labels.studentLoan, -pay.studentLoan, 'studentLoan', rule, [
    figure(words.paye.dollars, wholeDollars(pay.gross)),
    ...(isMain ? [figure(over, -threshold)] : []),
    figure(part(formatPercent(rate)), pay.studentLoan),
  ]);
}

function kiwiSaverLine(slip: Payslip): Line {
  const { inputs, pay, rules } = slip;
  const isLeast = Number(inputs.kiwiSaver) / 100 === rules.kiwiSaver.least;
  const rule = `${words.kiwiSaver.rule}${isLeast ? tableText(slip, 'kiwiSaver') : ''}`;
  return lineOf(labels.kiwiSaver, -pay.kiwiSaver, 'kiwiSaverEmployer', rule, [
    figure(labels.gross, pay.gross),
    figure(words.kiwiSaver.part(`${inputs.kiwiSaver}%`), pay.kiwiSaver),
  ]);
}

function employerLines({ pay, rules, every }: Payslip): readonly Line[] {
  const { contribution, esct, net } = pay.employer;
  const rate = formatPercent(esctRateOf(rules, pay, every));
  const least = formatPercent(rules.kiwiSaver.least);
  const source = 'kiwiSaverEmployer';
  return [
    lineOf(labels.contribution, contribution, source, words.contribution, [
      figure(labels.gross, pay.gross),
      figure(words.kiwiSaver.part(least), contribution),
    ]),
    lineOf(labels.esct(rate), -esct, source, words.esct.rule, [
      figure(words.esct.dollars, wholeDollars(contribution)),
      figure(words.esct.part(rate), esct),
    ]),
    lineOf(labels.net, net, source, words.net, [
      figure(labels.contribution, contribution),
      figure(labels.esct(rate), -esct),
      figure(labels.net, net),
    ]),
  ];
}

/** The lines of a payslip, each with its working, rule and section. */
export function payslipLines(slip: Payslip): readonly Line[] {
  const { inputs, income, every, pay } = slip;
  const flat = flatCodeOf(inputs.code);
  const hasSaver = inputs.kiwiSaver !== '';
  const deductions = [
    payeLine(slip, flat),
    ...(inputs.studentLoan ? [loanLine(slip, flat === undefined)] : []),
    ...(hasSaver ? [kiwiSaverLine(slip)] : []),
  ];
  return [
    lineOf(labels.gross, pay.gross, 'income-tax', words.gross.rule, [
      [words.gross.year, formatCents(income)],
      figure(words.gross.part(periodsPerYear[every]), pay.gross),
    ]),
    ...deductions,
    lineOf(labels.takeHome, pay.takeHome, 'income-tax', words.takeHome, [
      figure(labels.gross, pay.gross),
      ...deductions.map(({ label, value }) => [label, value] as const),
      figure(labels.takeHome, pay.takeHome),
    ]),
    ...(hasSaver && inputs.employer ? employerLines(slip) : []),
  ];
}
