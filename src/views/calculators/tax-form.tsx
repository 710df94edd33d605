import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { ScheduleId } from '#content/tax-schedules.ts';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import type { TaxCalculatorActor } from '#machines/tax-calculator/tax-calculator.machine.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { Button } from '#src/design/button.tsx';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Paragraph } from '#src/views/page/text.tsx';
import { AmountField, Fold, MoreOptions, TaxSelect } from './tax-questions.tsx';
import { BandFills } from './band-fills.tsx';
import { ScreenOnly } from './calculator-style.tsx';

/** Printed without hints and close together. */
const Form = styled.form(panel, {
  '& > :last-child': { marginBlockEnd: 0 },
  [tokens.media.print]: {
    '& [id$="-hint"]': { display: 'none' },
    '& > :is(div, fieldset)': { marginBlockEnd: tokens.space[8] },
    '& :is(input, select)': { minHeight: 0, padding: `0 ${tokens.space[4]}` },
    '& label:has(> input)': { minHeight: 0, padding: tokens.space[4] },
  },
});

interface TaxFormProps {
  actor: TaxCalculatorActor;
  words: TaxFormWords;
  inForce: ScheduleId;
}

/** Nothing typed leaves the browser: a form with the method dialog outside a dialog sends nothing. */
export function TaxForm({ actor, words, inForce }: TaxFormProps) {
  const inputs = useSelector(actor, ({ context }) => context.inputs);
  const onChange = (change: Partial<TaxInputs>) => actor.send({ type: 'INPUTS.CHANGE', change });
  const question = { inputs, words, onChange };

  return (
    <Form method="dialog" noValidate onSubmit={() => actor.send({ type: 'FORM.SUBMIT' })}>
      <h3>{words.heading}</h3>
      <AmountField actor={actor} words={words} field="income" />
      <TaxSelect name="incomeType" {...question} />
      <Fold>
        <summary>{words.company.question}</summary>
        <Paragraph>{words.company.answer}</Paragraph>
      </Fold>
      <AmountField actor={actor} words={words} field="deductions" />
      <BandFills inputs={inputs} words={words.fills} />
      <MoreOptions actor={actor} inForce={inForce} {...question} />
      <ScreenOnly>
        <Button type="submit">{words.submit}</Button>
      </ScreenOnly>
    </Form>
  );
}
