import { dollarsOf } from '#brackets/core/cents.ts';
import { readCents } from '#brackets/parse/read-amount.ts';
import { attempt, type Attempt } from './attempt.ts';
import { Field } from './field.tsx';
import type { BracketsView } from './view.ts';
import { bracketWords as words } from './words.ts';

interface AmountFieldsProps {
  readonly view: BracketsView;
  readonly onChange: (change: Partial<BracketsView>) => void;
  /** The largest amount, in cents, that both schedules calculate exactly. */
  readonly largest: number;
}

const read = (text: string, largest: number): Attempt<number> =>
  attempt(() => (text.trim() === '' ? 0 : dollarsOf(readCents(text, largest))));

/** A typed amount in dollars; 0 for anything that is not one clear amount. */
export const amountIn = (text: string, largest: number): number => read(text, largest).found ?? 0;

export function AmountFields({ view, onChange, largest }: AmountFieldsProps) {
  return (['income', 'deductions', 'pay'] as const).map((field) => {
    const { problem } = read(view[field], largest);
    return (
      <Field
        key={field}
        id={field}
        label={words[field]}
        hint={words.amountHint}
        error={problem === null ? undefined : words.notCounted(problem)}
        inputMode="decimal"
        autoComplete="off"
        value={view[field]}
        onChange={(text) => onChange({ [field]: text })}
      />
    );
  });
}
