import { useSelector } from '@xstate/react';
import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ScheduleId } from '#content/tax-schedules.ts';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import { emptyInputs } from '#machines/tax-calculator/address.ts';
import {
  type choices,
  isChoice,
  readAmount,
  type AmountField as FieldName,
  yesParam,
  type TaxInputs,
} from '#machines/tax-calculator/inputs.ts';
import type { TaxCalculatorActor } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { Field } from '#src/design/field.tsx';
import { ChoiceInput, ChoiceRow } from '#src/design/choice-row.ts';
import { tokens } from '#src/design/tokens.ts';
import { HeadedRow } from '#src/design/disclosure.ts';
import { amountProblem } from './amount-problem.ts';
import { remark } from './calculator-style.tsx';
import { TypedBox } from './typed-box.tsx';

interface AmountFieldProps {
  actor: TaxCalculatorActor;
  field: FieldName;
  words: TaxFormWords;
}

/** An amount of money, with a hint if it is unreadable after a blur. */
export function AmountField({ actor, field, words }: AmountFieldProps) {
  const typed = useSelector(actor, ({ context }) => context.inputs[field]);
  const isHinted = useSelector(actor, (snapshot) => snapshot.hasTag(`unreadable ${field}`));
  const { problem } = readAmount(typed);
  const hint = isHinted && problem !== null ? amountProblem(typed, problem, words) : undefined;
  return (
    <TypedBox
      id={field}
      {...words[field]}
      warning={hint}
      inputMode="decimal"
      value={typed}
      onChange={(value) => actor.send({ type: 'INPUTS.CHANGE', change: { [field]: value } })}
      onBlur={() => actor.send({ type: 'AMOUNT.LEAVE', field })}
    />
  );
}

/** The form's inputs, their words, and how a question changes them. */
interface QuestionProps {
  inputs: TaxInputs;
  words: TaxFormWords;
  onChange: (change: Partial<TaxInputs>) => void;
}

interface TaxSelectProps extends QuestionProps {
  name: keyof typeof choices;
}

export function TaxSelect({ name, inputs, words, onChange }: TaxSelectProps) {
  return (
    <Field
      id={name}
      name={name}
      {...words[name]}
      options={words.options[name]}
      value={inputs[name]}
      onChange={(value) => {
        if (isChoice(name, value)) onChange({ [name]: value });
      }}
    />
  );
}

const Note = styled.small(remark, { [tokens.media.print]: { display: 'none' } });

interface TickProps extends Pick<QuestionProps, 'inputs' | 'onChange'> {
  name: 'studentLoan' | 'earnerCredit' | 'employer';
  children: ReactNode;
}

function Tick({ name, inputs, onChange, children }: TickProps) {
  return (
    <ChoiceRow>
      <ChoiceInput
        type="checkbox"
        name={name}
        value={yesParam}
        checked={inputs[name]}
        onChange={({ target }) => onChange({ [name]: target.checked })}
      />
      <span>{children}</span>
    </ChoiceRow>
  );
}

export const Fold = styled(HeadedRow)({
  maxWidth: tokens.measure.form,
  marginBlockEnd: tokens.space[24],
  '& > summary': { marginBlockEnd: tokens.space[8] },
  '& label:has(> input)': { marginBlockEnd: tokens.space[24] },
});

interface MoreOptionsProps extends QuestionProps {
  actor: TaxCalculatorActor;
  inForce: ScheduleId;
}

/**
 * What few visitors need, folded: KiwiSaver for earnings, codes for pay from one employer or two, the work
 * levy for a business. What does not fit the type of income is hidden and keeps what it holds.
 */
export function MoreOptions({ actor, inForce, ...question }: MoreOptionsProps) {
  const { inputs, words, onChange } = question;
  const { incomeType, income, deductions } = inputs;
  const tick = { inputs, onChange };
  const unset = { ...emptyInputs(inForce), incomeType, income, deductions };
  const isSet = JSON.stringify(inputs) !== JSON.stringify(unset);
  const fold = useRef<HTMLDetailsElement>(null);
  // An address may set one of them. Only the visitor closes it.
  useEffect(() => {
    if (isSet) fold.current?.setAttribute('open', '');
  }, [isSet]);
  return (
    <Fold ref={fold}>
      <summary>
        <h3>{words.more[incomeType]}</h3>
      </summary>
      <div>
        <Tick name="studentLoan" {...tick}>
          {words.studentLoan}
        </Tick>
        <div hidden={incomeType === 'investment'}>
          <TaxSelect name="kiwiSaver" {...question} />
        </div>
        <div hidden={incomeType !== 'individual'}>
          <Tick name="employer" {...tick}>
            {words.employer}
          </Tick>
          <TaxSelect name="code" {...question} />
          <AmountField actor={actor} words={words} field="secondIncome" />
          <TaxSelect name="secondCode" {...question} />
        </div>
        <div hidden={incomeType !== 'business'}>
          <Field
            id="workLevy"
            name="workLevy"
            {...words.workLevy}
            inputMode="decimal"
            value={inputs.workLevy}
            onChange={(value) => onChange({ workLevy: value })}
          />
        </div>
        <Tick name="earnerCredit" {...tick}>
          {words.earnerCredit} <Note>{words.earnerCreditNote}</Note>
        </Tick>
        <TaxSelect name="schedule" {...question} />
      </div>
    </Fold>
  );
}
