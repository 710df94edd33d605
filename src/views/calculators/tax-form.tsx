import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { incomeTypes, taxCalculator } from '#content/interface/tax-calculator.ts';
import type { TaxCalculatorActor } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { isIncomeType } from '#machines/tax-calculator/inputs.ts';
import { isScheduleId, schedules } from '#machines/tax-calculator/schedules.ts';
import { Button } from '#src/design/button.tsx';
import { panel } from '#src/design/panel.ts';
import { SelectField } from '#src/design/select-field.tsx';
import { AmountField } from './amount-field.tsx';
import { ScreenOnly } from './calculator-style.ts';

const Form = styled.form(panel, { '& > :last-child': { marginBlockEnd: 0 } });
const { form: words } = taxCalculator;

const scheduleOptions = schedules.map(({ id, name }) => ({
  value: id,
  label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
}));

/** The four questions. Sent before the page answers, the form comes back filled in from the address. */
export function TaxForm({ actor }: { actor: TaxCalculatorActor }) {
  const { incomeType, schedule } = useSelector(actor, ({ context }) => context.inputs);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    actor.send({ type: 'FORM.SUBMIT' });
  }

  return (
    <Form method="get" action={taxCalculator.path} noValidate onSubmit={handleSubmit}>
      <h3>{words.heading}</h3>
      <SelectField
        id="income-type"
        name="incomeType"
        label={words.incomeType.label}
        hint={words.incomeType.hint}
        options={incomeTypes}
        value={incomeType}
        onChange={(value) => {
          if (isIncomeType(value))
            actor.send({ type: 'INPUTS.CHANGE', change: { incomeType: value } });
        }}
      />
      <AmountField actor={actor} field="income" />
      <AmountField actor={actor} field="deductions" />
      <SelectField
        id="schedule"
        name="schedule"
        label={words.schedule.label}
        hint={words.schedule.hint}
        options={scheduleOptions}
        value={schedule}
        onChange={(value) => {
          if (isScheduleId(value))
            actor.send({ type: 'INPUTS.CHANGE', change: { schedule: value } });
        }}
      />
      <ScreenOnly>
        <Button type="submit">{words.submit}</Button>
      </ScreenOnly>
    </Form>
  );
}
