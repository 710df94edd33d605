import { useSelector } from '@xstate/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import {
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
import { disclosure } from '#src/design/disclosure.ts';
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

/** The id of each select. */
const ids = {
  incomeType: 'income-type',
  schedule: 'schedule',
  kiwiSaver: 'kiwi-saver',
  code: 'code',
  secondCode: 'second-code',
} as const;

/** The form's inputs, their words, and how a question changes them. */
interface QuestionProps {
  inputs: TaxInputs;
  words: TaxFormWords;
  onChange: (change: Partial<TaxInputs>) => void;
}

interface TaxSelectProps extends QuestionProps {
  name: keyof typeof ids;
}

export function TaxSelect({ name, inputs, words, onChange }: TaxSelectProps) {
  return (
    <Field
      id={ids[name]}
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

const Group = styled.fieldset({
  display: 'grid',
  gap: tokens.space[8],
  maxWidth: tokens.measure.form,
  marginBlockEnd: tokens.space[24],
  '& > legend': {
    marginBlockEnd: tokens.space[8],
    padding: 0,
    fontWeight: tokens.weight.semibold,
  },
});
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

export function PayExtras({ words, ...tick }: QuestionProps) {
  return (
    <Group>
      <legend>{words.extras}</legend>
      {(['studentLoan', 'earnerCredit'] as const).map((name) => (
        <Tick key={name} name={name} {...tick}>
          {words[name]}
          {name === 'earnerCredit' && <Note> {words.earnerCreditNote}</Note>}
        </Tick>
      ))}
    </Group>
  );
}

const Fold = styled.details(disclosure, {
  maxWidth: tokens.measure.form,
  marginBlockEnd: tokens.space[24],
  '& > summary': { marginBlockEnd: tokens.space[8] },
  '& label:has(> input)': { marginBlockEnd: tokens.space[24] },
  // It keeps its place: an address may choose investments while a visitor presses the button below.
  '&[data-shown="false"]': { visibility: 'hidden' },
});

/**
 * What few visitors need, folded: KiwiSaver for earnings, codes for pay from one employer or two, the work
 * levy for a business. What does not fit the type of income is hidden and keeps what it holds.
 */
export function MoreOptions({ actor, ...question }: QuestionProps & { actor: TaxCalculatorActor }) {
  const { inputs, words, onChange } = question;
  const { incomeType } = inputs;
  return (
    <Fold data-shown={incomeType !== 'investment'}>
      <summary>{incomeType === 'individual' ? words.moreOfPay : words.moreOfBusiness}</summary>
      <div>
        <TaxSelect name="kiwiSaver" {...question} />
        <div hidden={incomeType !== 'individual'}>
          <Tick name="employer" inputs={inputs} onChange={onChange}>
            {words.employer}
          </Tick>
          <TaxSelect name="code" {...question} />
          <AmountField actor={actor} words={words} field="secondIncome" />
          <TaxSelect name="secondCode" {...question} />
        </div>
        <div hidden={incomeType !== 'business'}>
          <Field
            id="work-levy"
            name="workLevy"
            {...words.workLevy}
            inputMode="decimal"
            value={inputs.workLevy}
            onChange={(value) => onChange({ workLevy: value })}
          />
        </div>
      </div>
    </Fold>
  );
}
