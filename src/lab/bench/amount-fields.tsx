import { bench } from '#content/lab-bench.ts';
import { parseMoney } from '#machines/money/parse-money.ts';
import { Field } from '#src/design/field.tsx';
import type { BenchView } from './bench-view.ts';
import { formatCents } from './format.ts';

interface AmountFieldsProps {
  readonly view: BenchView;
  readonly onChange: (change: Partial<BenchView>) => void;
  /** The largest amount, in dollars, that both schedules calculate exactly. */
  readonly largest: number;
}

/** The dollars that a typed amount counts as. */
export const amountIn = (text: string, largest: number): number =>
  parseMoney(text, largest).dollars;

function problemIn(text: string, largest: number): string | undefined {
  const { problem } = parseMoney(text, largest);
  if (problem === 'not-figures') return bench.notFigures(text);
  return problem === 'too-large' ? bench.tooLarge(text, formatCents(largest)) : undefined;
}

/** The income and the deductions as they are typed. */
export function AmountFields({ view, onChange, largest }: AmountFieldsProps) {
  return (['income', 'deductions'] as const).map((field) => (
    <Field
      key={field}
      id={field}
      name={field}
      label={bench[field]}
      hint={bench.amountHint}
      error={problemIn(view[field], largest)}
      inputMode="decimal"
      autoComplete="off"
      value={view[field]}
      onChange={(text) => onChange({ [field]: text })}
    />
  ));
}
