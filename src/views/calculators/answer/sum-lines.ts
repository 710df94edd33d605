import { taxWorking as words } from '#content/interface/tax-working.ts';
import { scheduleOf } from '#brackets/core/schedules.ts';
import { hasCosts, takeHome, type TakeHome } from '#brackets/core/take-home.ts';
import { bandName } from '#src/views/calculators/band-name.ts';
import { formatCents, formatDollars, formatRate } from '#brackets/core/format.ts';
import { extraWorking } from './extra-working.ts';
import type { Explained, Line } from './line.ts';

/** The name of something that comes off. */
export const takenLabel = (what: TakeHome['taken'][number]['what']): string =>
  what === 'costs' ? words.left.costsTaken : words[what].label;

/** What the last line of a sum is called, by what comes off. */
export function leftLabel({ inputs, tax }: Explained, { taken }: TakeHome): string {
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
