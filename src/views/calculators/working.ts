import { formatDate } from '#content/dates.ts';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import { taxWorking as words } from '#content/ui/tax-working.ts';
import type { PayRules } from '#brackets/data/pay-rules.ts';
import { secondPay, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { formatCents, formatDollars, formatPercent, formatRate } from '#brackets/core/format.ts';
import type { Bracket, IncomeTax } from '#brackets/core/income-tax.ts';
import {
  bases,
  hasCosts,
  readWorkLevy,
  takeHome,
  type Taken,
  type TakeHome,
} from '#brackets/core/take-home.ts';
import { wholeParts, wholeRest, wholeDollars } from '#brackets/core/whole-dollars.ts';

/** A line of a result with its working; the last figure is its own, to the cent. */
export interface Line {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly isMain?: boolean;
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly rule: string;
  /** Its entry or group on /figures. */
  readonly source: keyof typeof words.sources;
}

export interface Calculation {
  readonly inputs: TaxInputs;
  readonly tax: IncomeTax;
  /** The pay rules of the schedule's days; undefined if unknown. */
  readonly rules: PayRules | undefined;
}

/** Amounts with their names, in dollars. */
type Amounts = readonly (readonly [label: string, dollars: number])[];

const inCents = (amounts: Amounts): Line['figures'] =>
  amounts.map(([label, dollars]) => [label, formatCents(dollars)]);

/** A line of money, whose value is its last amount. */
const moneyLine = (
  label: string,
  source: Line['source'],
  rule: string,
  amounts: Amounts,
): Line => ({
  label,
  value: formatDollars(amounts.at(-1)?.[1] ?? 0),
  figures: inCents(amounts),
  rule,
  source,
});

/** 'Up to $14,000', '$14,001 to $48,000', 'Over $180,000' */
export function bandName({ min, max }: Pick<Bracket, 'min' | 'max'>): string {
  const { bands } = taxBreakdown;
  if (min === 0) return bands.upTo(formatDollars(max));
  return max === Infinity
    ? bands.over(formatDollars(min))
    : bands.between(formatDollars(min), formatDollars(max));
}

export function rateLines({ tax }: Calculation): readonly Line[] {
  const last = tax.brackets.at(-1);
  const { effectiveRate, marginalRate } = words;
  const effective = formatRate(tax.effectiveRate);
  const marginal = formatRate(tax.marginalRate);
  return [
    {
      ...effectiveRate,
      value: effective,
      figures: [
        [effectiveRate.tax, formatCents(tax.taxOwed)],
        [effectiveRate.income, formatCents(tax.grossIncome)],
        [effectiveRate.label, effective],
      ],
      source: 'personalRates',
    },
    {
      ...marginalRate,
      value: marginal,
      figures: [[last === undefined ? marginalRate.none : bandName(last), marginal]],
      source: 'personalBands',
    },
  ];
}

/** The working of a deduction other than income tax and costs. */
function extraLine(
  what: Exclude<Taken, 'costs' | 'incomeTax'>,
  { inputs, tax }: Calculation,
  rules: PayRules,
  amount: number,
): Line {
  const { earnings, repayable } = bases(inputs.incomeType, tax);
  const from = formatDate(rules.from);
  const { label } = words[what];
  switch (what) {
    case 'earnerCredit': {
      const { amount: whole, lessBy, from: first, fullUpTo } = rules.earnerCredit;
      const above = Math.max(0, Math.floor(tax.taxableIncome) - fullUpTo);
      const limit = formatDollars(fullUpTo);
      return moneyLine(
        label,
        'earnerCredit',
        words.earnerCredit.rule(formatDollars(first), limit),
        [
          [words.taxableIncome.label, tax.taxableIncome],
          [words.earnerCredit.whole, whole],
          [words.earnerCredit.less(formatCents(lessBy), limit), -above * lessBy],
          [label, amount],
        ],
      );
    }
    case 'accLevy': {
      const { rate, upTo } = rules.accLevy;
      const { rule, base, part } = words.accLevy;
      return moneyLine(label, 'accEarnersLevy', rule(formatDollars(upTo), from), [
        [base, Math.min(earnings, upTo)],
        [part(formatPercent(rate)), amount],
      ]);
    }
    case 'workLevy': {
      const { rule, base, part } = words.workLevy;
      const { dollars } = readWorkLevy(inputs.workLevy);
      return moneyLine(label, 'income-tax', rule, [
        [base, Math.min(earnings, rules.accLevy.upTo)],
        [part(formatPercent(dollars / 100)), amount],
      ]);
    }
    case 'studentLoan': {
      const { rate, over } = rules.studentLoan;
      const { rule, base, threshold, part } = words.studentLoan;
      return moneyLine(label, 'studentLoan', rule, [
        [base, repayable],
        [threshold, -over],
        [part(formatPercent(rate)), amount],
      ]);
    }
    case 'kiwiSaver': {
      const { rule, base, part } = words.kiwiSaver;
      const least = formatPercent(rules.kiwiSaver.least);
      return moneyLine(label, 'kiwiSaverEmployer', rule(least, from), [
        [base, earnings],
        [part(`${inputs.kiwiSaver}%`), amount],
      ]);
    }
  }
}

/** The name of a sum's last line, which depends on its deductions. */
function leftLabel({ inputs, tax }: Calculation, { taken }: TakeHome): string {
  if (hasCosts(inputs) && tax.deductions > 0) return words.left.costs;
  return taken.length === 1 ? words.left.tax : words.left.all;
}

const sumOf = (calculation: Calculation, year: TakeHome): Amounts => [
  [words.grossIncome.label, year.grossIncome],
  ...year.taken.map(
    ({ what, amount }) =>
      [what === 'costs' ? words.left.costsTaken : words[what].label, -amount] as const,
  ),
  [leftLabel(calculation, year), year.left],
];

/** The taxable income in whole dollars. */
const wholeTaxable = ({ grossIncome, deductions }: IncomeTax): number =>
  Math.max(0, wholeRest(grossIncome, [deductions]));

/** A band of a tax, with its figures as printed. */
export interface PrintedBand extends Bracket {
  readonly printed: { readonly amount: string; readonly tax: string };
}

/** The bands of a tax. Their figures as printed add up to its lines. */
export function printedBands(tax: IncomeTax): readonly PrintedBand[] {
  const amounts = tax.brackets.map(({ amount }) => amount);
  // By the specified rule the bands hold a dollar more than the income.
  const more = wholeDollars(amounts.reduce((rest, amount) => rest + amount, -tax.taxableIncome));
  const parts = wholeParts(wholeTaxable(tax) + more, amounts);
  const taxes = wholeParts(
    wholeDollars(tax.taxOwed),
    tax.brackets.map((bracket) => bracket.tax),
  );
  return tax.brackets.map((bracket, index) => ({
    ...bracket,
    printed: { amount: formatDollars(parts[index] ?? 0), tax: formatDollars(taxes[index] ?? 0) },
  }));
}

/** The lines from the income to what remains. Their values add up. */
export function sumLines(calculation: Calculation): readonly Line[] {
  const { inputs, tax, rules } = calculation;
  const { grossIncome, deductions, taxableIncome, incomeTax, left } = words;
  const year = takeHome(inputs, tax, rules);
  const extras = year.taken.flatMap(({ what, amount }) =>
    what === 'costs' || what === 'incomeTax' || rules === undefined
      ? []
      : [extraLine(what, calculation, rules, amount)],
  );
  const second = secondPay(inputs);
  const bothPays: Amounts = [
    [grossIncome.second, second],
    [grossIncome.label, tax.grossIncome],
  ];
  const bands: Amounts = tax.brackets.map((bracket) => [
    incomeTax.band(bandName(bracket), formatRate(bracket.rate), formatCents(bracket.amount)),
    bracket.tax,
  ]);
  const taxRule =
    inputs.schedule === 'specified' ? `${incomeTax.rule} ${incomeTax.dollarMore}` : incomeTax.rule;
  const inDollars = (line: Line, dollars: number): Line => ({
    ...line,
    value: formatDollars(dollars),
  });
  const taxable = moneyLine(taxableIncome.label, 'personalBands', taxableIncome.rule, [
    [grossIncome.label, tax.grossIncome],
    [deductions.label, -tax.deductions],
    [taxableIncome.label, tax.taxableIncome],
  ]);
  const rest = moneyLine(
    leftLabel(calculation, year),
    'income-tax',
    left.rule,
    sumOf(calculation, year),
  );
  const wholeLeft = wholeRest(
    year.grossIncome,
    year.taken.map(({ amount }) => amount),
  );
  return [
    moneyLine(grossIncome.label, 'income-tax', grossIncome.rule, [
      [grossIncome.typed, tax.grossIncome - second],
      ...(second > 0 ? bothPays : []),
    ]),
    moneyLine(deductions.label, 'deductions', deductions.rule, [
      [deductions.typed, tax.deductions],
    ]),
    inDollars(taxable, wholeTaxable(tax)),
    moneyLine(incomeTax.label, 'personalBands', taxRule, [
      ...bands,
      [incomeTax.label, tax.taxOwed],
    ]),
    ...extras,
    { ...inDollars(rest, wholeLeft), isMain: true },
  ];
}
