import { taxWorking as words } from '#content/interface/tax-working.ts';
import { bandName } from '#src/views/calculators/band-name.ts';
import { formatCents, formatRate } from '#brackets/core/format.ts';
import type { Explained, Line } from './line.ts';

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
