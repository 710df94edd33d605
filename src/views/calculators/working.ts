import { type taxWorking, taxWorking as words } from '#content/interface/tax-working.ts';
import type { PayRules } from '#content/pay-rules.ts';
import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import { formatDate } from '#content/dates.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import type { IncomeTax, Bracket } from '#brackets/core/income-tax.ts';
import { formatDollars, formatCents, formatRate, formatPercent } from '#brackets/core/format.ts';
import { bases, type Taken, hasCosts, takeHome, type TakeHome } from '#brackets/core/take-home.ts';
import { scheduleOf } from '#brackets/core/schedules.ts';

/** What a line was made of. */
interface Working {
  /** The figures in order, as they are printed; the last is the line's own, to the cent. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly rule: string;
  /** Its row or group on /figures. */
  readonly source: keyof typeof taxWorking.sources;
}

export interface Line extends Working {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** The last line of the sum. */
  readonly isMain?: boolean;
}

export interface Explained {
  readonly inputs: TaxInputs;
  readonly tax: IncomeTax;
  /** Those of the schedule's own days; undefined where none are known. */
  readonly rules: PayRules | undefined;
}

const { bands } = taxBreakdown;

/** 'Up to $14,000', '$14,001 to $48,000', 'Over $180,000' */
export function bandName({ min, max }: Pick<Bracket, 'min' | 'max'>): string {
  if (min === 0) return bands.upTo(formatDollars(max));
  return max === Infinity
    ? bands.over(formatDollars(min))
    : bands.between(formatDollars(min), formatDollars(max));
}

export function rateLines({ tax }: Explained): readonly Line[] {
  const last = tax.brackets.at(-1);
  const effective = formatRate(tax.effectiveRate);
  const marginal = formatRate(tax.marginalRate);
  return [
    {
      label: words.effectiveRate.label,
      hint: words.effectiveRate.hint,
      value: effective,
      figures: [
        [words.effectiveRate.tax, formatCents(tax.taxOwed)],
        [words.effectiveRate.income, formatCents(tax.grossIncome)],
        [words.effectiveRate.label, effective],
      ],
      rule: words.effectiveRate.rule,
      source: 'personalRates',
    },
    {
      label: words.marginalRate.label,
      hint: words.marginalRate.hint,
      value: marginal,
      figures: [[last === undefined ? words.marginalRate.none : bandName(last), marginal]],
      rule: words.marginalRate.rule,
      source: 'personalBands',
    },
  ];
}

/** What comes off besides income tax and costs. */
type Extra = Exclude<Taken, 'costs' | 'incomeTax'>;

type WorkingOf = (explained: Explained, rules: PayRules, amount: string) => Working;

const earnerCredit: WorkingOf = ({ tax }, { earnerCredit: credit }, amount) => {
  const above = Math.max(0, Math.floor(tax.taxableIncome) - credit.fullUpTo);
  const fullUpTo = formatDollars(credit.fullUpTo);
  return {
    figures: [
      [words.taxableIncome.label, formatCents(tax.taxableIncome)],
      [words.earnerCredit.whole, formatCents(credit.amount)],
      [
        words.earnerCredit.less(formatCents(credit.lessBy), fullUpTo),
        formatCents(-above * credit.lessBy),
      ],
      [words.earnerCredit.label, amount],
    ],
    rule: words.earnerCredit.rule(formatDollars(credit.from), fullUpTo),
    source: 'earnerCredit',
  };
};

const accLevy: WorkingOf = ({ inputs, tax }, { accLevy: { rate, upTo }, from }, amount) => ({
  figures: [
    [words.accLevy.base, formatCents(Math.min(bases(inputs.incomeType, tax).earnings, upTo))],
    [words.accLevy.part(formatPercent(rate)), amount],
  ],
  rule: words.accLevy.rule(formatDollars(upTo), formatDate(from)),
  source: 'accEarnersLevy',
});

const studentLoan: WorkingOf = ({ inputs, tax }, { studentLoan: { rate, over } }, amount) => ({
  figures: [
    [words.studentLoan.base, formatCents(bases(inputs.incomeType, tax).repayable)],
    [words.studentLoan.threshold, formatCents(-over)],
    [words.studentLoan.part(formatPercent(rate)), amount],
  ],
  rule: words.studentLoan.rule,
  source: 'studentLoan',
});

const kiwiSaver: WorkingOf = ({ inputs, tax }, { kiwiSaver: { least }, from }, amount) => ({
  figures: [
    [words.kiwiSaver.base, formatCents(bases(inputs.incomeType, tax).earnings)],
    [words.kiwiSaver.part(`${inputs.kiwiSaver}%`), amount],
  ],
  rule: words.kiwiSaver.rule(formatPercent(least), formatDate(from)),
  source: 'kiwiSaverEmployer',
});

const extraWorking: Readonly<Record<Extra, WorkingOf>> = {
  earnerCredit,
  accLevy,
  studentLoan,
  kiwiSaver,
};

/** The name of something that comes off. */
const takenLabel = (what: TakeHome['taken'][number]['what']): string =>
  what === 'costs' ? words.left.costsTaken : words[what].label;

/** What the last line of a sum is called, by what comes off. */
function leftLabel({ inputs, tax }: Explained, { taken }: TakeHome): string {
  if (hasCosts(inputs) && tax.deductions > 0) return words.left.costs;
  return taken.length === 1 ? words.left.tax : words.left.all;
}

/** The year's sum as printed: the income, the deductions and the rest. */
export const sumFigures = (explained: Explained, year: TakeHome): Line['figures'] => [
  [words.grossIncome.label, formatCents(year.grossIncome)],
  ...year.taken.map(({ what, amount }) => [takenLabel(what), formatCents(-amount)] as const),
  [leftLabel(explained, year), formatCents(year.left)],
];

const incomeLines = ({ tax }: Explained): readonly Line[] => {
  const gross = formatCents(tax.grossIncome);
  const deductions = formatCents(tax.deductions);
  const taxable = formatCents(tax.taxableIncome);
  return [
    {
      label: words.grossIncome.label,
      value: formatDollars(tax.grossIncome),
      figures: [[words.grossIncome.typed, gross]],
      rule: words.grossIncome.rule,
      source: 'income-tax',
    },
    {
      label: words.deductions.label,
      value: formatDollars(tax.deductions),
      figures: [[words.deductions.typed, deductions]],
      rule: words.deductions.rule,
      source: 'deductions',
    },
    {
      label: words.taxableIncome.label,
      value: formatDollars(tax.taxableIncome),
      figures: [
        [words.grossIncome.label, gross],
        [words.deductions.label, formatCents(-tax.deductions)],
        [words.taxableIncome.label, taxable],
      ],
      rule: words.taxableIncome.rule,
      source: 'personalBands',
    },
  ];
};

const taxLine = ({ inputs, tax }: Explained): Line => ({
  label: words.incomeTax.label,
  value: formatDollars(tax.taxOwed),
  figures: [
    ...tax.brackets.map(
      (bracket) =>
        [
          words.incomeTax.band(
            bandName(bracket),
            formatRate(bracket.rate),
            formatCents(bracket.amount),
          ),
          formatCents(bracket.tax),
        ] as const,
    ),
    [words.incomeTax.label, formatCents(tax.taxOwed)],
  ],
  rule:
    scheduleOf(inputs.schedule).spanRule === 'plus-one'
      ? `${words.incomeTax.rule} ${words.incomeTax.dollarMore}`
      : words.incomeTax.rule,
  source: 'personalBands',
});

const afterTaxLine = ({ tax }: Explained): Line => ({
  label: words.left.tax,
  value: formatDollars(tax.afterTaxIncome),
  figures: [
    [words.grossIncome.label, formatCents(tax.grossIncome)],
    [words.incomeTax.label, formatCents(-tax.taxOwed)],
    [words.left.tax, formatCents(tax.afterTaxIncome)],
  ],
  rule: words.left.rule,
  source: 'income-tax',
});

/** The lines from the income to what remains. */
export function sumLines(explained: Explained): readonly Line[] {
  const { inputs, tax, rules } = explained;
  const year = takeHome(inputs, tax, rules);
  const extras = year.taken.flatMap(({ what, amount }) => {
    if (what === 'costs' || what === 'incomeTax' || rules === undefined) return [];
    const working = extraWorking[what](explained, rules, formatCents(amount));
    return [{ label: words[what].label, value: formatDollars(amount), ...working }];
  });
  const label = leftLabel(explained, year);
  return [
    ...incomeLines(explained),
    taxLine(explained),
    ...(label === words.left.all ? [afterTaxLine(explained)] : []),
    ...extras,
    {
      label,
      value: formatDollars(year.left),
      isMain: true,
      figures: sumFigures(explained, year),
      rule: words.left.rule,
      source: 'income-tax',
    },
  ];
}
