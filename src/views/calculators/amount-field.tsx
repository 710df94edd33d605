import { useSelector } from '@xstate/react';
import type { TaxFormWords } from '#content/interface/tax-form.ts';
import { readAmount, type AmountField as FieldName } from '#machines/tax-calculator/inputs.ts';
import type { TaxCalculatorActor } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { Field } from '#src/design/field.tsx';
import { VisuallyHidden } from '#src/design/primitives.tsx';

interface AmountFieldProps {
  actor: TaxCalculatorActor;
  field: FieldName;
  words: TaxFormWords;
}

/** An amount of money as it is typed, with a hint once it is left unreadable. */
export function AmountField({ actor, field, words }: AmountFieldProps) {
  const typed = useSelector(actor, ({ context }) => context.inputs[field]);
  const isHinted = useSelector(actor, (snapshot) => snapshot.hasTag(`unreadable ${field}`));
  const { problem } = readAmount(typed);
  const hints = { 'not-figures': words.notFigures, 'too-large': words.tooLarge };
  const hint = isHinted && problem !== null ? hints[problem] : undefined;
  return (
    <>
      <Field
        id={field}
        name={field}
        {...words[field]}
        warning={hint}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(value) => actor.send({ type: 'INPUTS.CHANGE', change: { [field]: value } })}
        onBlur={() => actor.send({ type: 'AMOUNT.LEAVE', field })}
      />
      {/* The hint appears when focus has moved on, so it is said as well. */}
      <VisuallyHidden role="status">{hint}</VisuallyHidden>
    </>
  );
}
