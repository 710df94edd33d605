import { bracketWords as words } from '#brackets/page/words.ts';
import { parseMoney } from '#brackets/core/parse-money.ts';
import { sentenceOf } from '#brackets/parse/read-amount.ts';
import { Field } from './field.tsx';
import type { BracketsView } from './view.ts';
import { formatCents } from './format.ts';

interface AmountFieldsProps {
  readonly view: BracketsView;
  readonly onChange: (change: Partial<BracketsView>) => void;
  /** The largest amount, in dollars, that both schedules calculate exactly. */
  readonly largest: number;
}

/** A typed amount in dollars. */
export const amountIn = (text: string, largest: number): number =>
  parseMoney(text, largest).dollars;

function problemIn(text: string, largest: number): string | undefined {
  const { problem } = parseMoney(text, largest);
  if (problem === null) return undefined;
  switch (problem.kind) {
    case 'too-large':
      return words.tooLarge(text, formatCents(largest));
    case 'invalid':
      return words.notFigures(text);
    case 'unclear':
    case 'too-fine':
      return words.notCounted(sentenceOf(text, problem));
  }
}

export function AmountFields({ view, onChange, largest }: AmountFieldsProps) {
  return (['income', 'deductions', 'net', 'pay'] as const).map((field) => (
    <Field
      key={field}
      id={field}
      label={words[field]}
      hint={words.amountHint}
      error={problemIn(view[field], largest)}
      inputMode="decimal"
      autoComplete="off"
      value={view[field]}
      onChange={(text) => onChange({ [field]: text })}
    />
  ));
}
