import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { gstCalculator, modes, supplies } from '#content/ui/gst-calculator.ts';
import type { GstCalculatorActor } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { amountToAskAbout, isSupply } from '#machines/gst-calculator/inputs.ts';
import { ChoiceGroup } from '#src/design/choice-group.tsx';
import { Field } from '#src/design/field.tsx';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { amountProblem } from './amount-problem.ts';
import { TypedBox } from './typed-box.tsx';

/** One card. On a phone the answer is right below the amount; beside it on a wide screen. */
const Form = styled.form(panel, {
  gridColumn: '1 / -1',
  '& > :last-child': { marginBlockEnd: 0 },
  [tokens.media.desktop]: {
    display: 'grid',
    grid: 'auto auto 1fr / repeat(2, minmax(0, 1fr))',
    columnGap: tokens.space[64],
    '& > div, & > fieldset': { gridColumn: 1 },
    '& > [data-result]': { gridArea: '1 / 2 / -1' },
  },
});

interface GstFormProps {
  actor: GstCalculatorActor;
  /** The answer. */
  children: ReactNode;
}

/** Enter sends nothing: the result is shown already. */
export function GstForm({ actor, children }: GstFormProps) {
  const { mode, amount, supply } = useSelector(actor, ({ context }) => context.inputs);
  const isAsked = useSelector(actor, (snapshot) => snapshot.hasTag('amount asked about'));
  const problem = isAsked ? amountToAskAbout(amount) : null;
  const warning =
    problem === null ? undefined : amountProblem(amount, problem, gstCalculator.amount);
  return (
    <Form method="dialog" noValidate>
      <ChoiceGroup
        name="mode"
        legend={gstCalculator.mode.label}
        kind="radio"
        options={modes}
        isPair
        selected={[mode]}
        onChoose={(value) =>
          actor.send({
            type: 'INPUTS.CHANGE',
            change: { mode: value === 'remove' ? 'remove' : 'add' },
          })
        }
      />
      <TypedBox
        id="amount"
        label={gstCalculator.amount.label}
        hint={gstCalculator.amount.hint[mode]}
        warning={warning}
        inputMode="decimal"
        value={amount}
        onChange={(value) => actor.send({ type: 'INPUTS.CHANGE', change: { amount: value } })}
        onBlur={() => actor.send({ type: 'AMOUNT.LEAVE' })}
      />
      {children}
      <Field
        id="supply"
        name="supply"
        label={gstCalculator.supply.label}
        hint={supplies.find(({ value }) => value === supply)?.claim}
        options={supplies}
        value={supply}
        onChange={(name) => {
          if (isSupply(name)) actor.send({ type: 'INPUTS.CHANGE', change: { supply: name } });
        }}
      />
    </Form>
  );
}
