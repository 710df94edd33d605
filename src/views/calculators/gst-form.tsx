import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { gstCalculator, modes, supplies } from '#content/ui/gst-calculator.ts';
import type { GstCalculatorActor } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { amountToAskAbout, isSupply } from '#machines/gst-calculator/inputs.ts';
import { ChoiceGroup } from '#src/design/choice-group.tsx';
import { Field } from '#src/design/field.tsx';
import { panel } from '#src/design/primitives.tsx';
import { amountProblem } from './amount-problem.ts';
import { TypedBox } from './typed-box.tsx';

const Form = styled.form(panel, { '& > :last-child': { marginBlockEnd: 0 } });

/** Enter sends nothing: the result is shown already. */
export function GstForm({ actor }: { actor: GstCalculatorActor }) {
  const { mode, amount, supply } = useSelector(actor, ({ context }) => context.inputs);
  const isAsked = useSelector(actor, (snapshot) => snapshot.hasTag('amount asked about'));
  const problem = isAsked ? amountToAskAbout(amount) : null;
  const warning =
    problem === null ? undefined : amountProblem(amount, problem, gstCalculator.amount);
  return (
    <Form method="dialog" noValidate>
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
      <ChoiceGroup
        name="mode"
        legend={gstCalculator.mode.label}
        kind="radio"
        options={modes}
        selected={[mode]}
        onChoose={(value) =>
          actor.send({
            type: 'INPUTS.CHANGE',
            change: { mode: value === 'remove' ? 'remove' : 'add' },
          })
        }
      />
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
