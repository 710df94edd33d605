import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type FormEvent } from 'react';
import { behindWithTax } from '#content/ui/behind-with-tax.ts';
import {
  asksForNothing,
  fieldToCorrect,
  type BehindWithTaxActor,
} from '#machines/behind-with-tax/behind-with-tax.machine.ts';
import { readFields, type LateField, type LateProblem } from '#machines/behind-with-tax/inputs.ts';
import { Button } from '#src/design/button.tsx';
import { HeadedRow } from '#src/design/disclosure.ts';
import { goToControl } from '#src/design/error-summary.tsx';
import { Field, type ControlProps } from '#src/design/field.tsx';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { amountProblem } from '#src/views/calculators/amount-problem.ts';
import { TypedBox } from '#src/views/calculators/typed-box.tsx';

const Form = styled.form(panel, {
  '& > details': { maxWidth: tokens.measure.form, marginBlockEnd: tokens.space[24] },
});

const { fields, known, problems, registered, submit } = behindWithTax;

/** What a field says about a text that does not count. */
function fieldProblem(field: LateField, typed: string, problem: LateProblem): string {
  switch (problem.kind) {
    case 'year-too-early':
    case 'not-due':
      return problems[problem.kind](problem.year);
    case 'not-years':
    case 'not-a-count':
    case 'not-a-date':
    case 'date-too-early':
    case 'future':
      return problems[problem.kind];
    default: {
      const notFigures = problems.notFigures[field === 'earned' ? 'earned' : 'owed'];
      return amountProblem(typed, problem, { notFigures, tooLarge: problems.tooLarge });
    }
  }
}

interface LateFieldProps extends Pick<ControlProps, 'inputMode'> {
  actor: BehindWithTaxActor;
  field: Exclude<LateField, 'gst'>;
}

/** A field that says what is wrong with it once it has lost focus. */
function TypedField({ actor, field, inputMode }: LateFieldProps) {
  const inputs = useSelector(actor, ({ context }) => context.inputs);
  const today = useSelector(actor, ({ context }) => context.today);
  const isTouched = useSelector(actor, ({ context }) => context.touched.includes(field));
  const isNothing = useSelector(actor, ({ context }) => asksForNothing(context));
  const problem = isTouched ? readFields(inputs, today).problems[field] : null;
  const invalid = problem === null ? undefined : fieldProblem(field, inputs[field], problem);
  const warning = field === 'years' && isNothing ? problems.nothing : invalid;
  return (
    <TypedBox
      id={field}
      {...fields[field]}
      warning={warning}
      inputMode={inputMode}
      value={inputs[field]}
      onChange={(value) => actor.send({ type: 'FIELD.CHANGE', field, value })}
      onBlur={() => actor.send({ type: 'FIELD.BLUR', field })}
    />
  );
}

/** What few visitors know. It stays open while it is filled: no amount and no problem hides. */
function KnownDebt({ actor }: { actor: BehindWithTaxActor }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { owed, since } = useSelector(actor, ({ context }) => context.inputs);
  const isFilled = owed !== '' || since !== '';
  useEffect(() => {
    if (isFilled) fold.current?.setAttribute('open', '');
  }, [isFilled]);
  return (
    <HeadedRow ref={fold}>
      <summary onClick={(event) => isFilled && event.preventDefault()}>
        <h3>{known}</h3>
      </summary>
      <div>
        <TypedField actor={actor} field="owed" inputMode="decimal" />
        <TypedField actor={actor} field="since" />
      </div>
    </HeadedRow>
  );
}

interface LateFormProps {
  actor: BehindWithTaxActor;
  /** Leads the visitor to the result. */
  onSubmit: () => void;
}

/** What is late. No field is required, but one is needed; nothing typed leaves the browser. */
export function LateForm({ actor, onSubmit }: LateFormProps) {
  const gst = useSelector(actor, ({ context }) => context.inputs.gst);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    actor.send({ type: 'FORM.SUBMIT' });
    const field = fieldToCorrect(actor.getSnapshot().context);
    if (field === undefined) onSubmit();
    else goToControl(event, field);
  }

  return (
    <Form method="dialog" noValidate onSubmit={handleSubmit}>
      <TypedField actor={actor} field="years" />
      <TypedField actor={actor} field="earned" inputMode="decimal" />
      <Field
        id="gst"
        name="gst"
        {...fields.gst}
        options={registered}
        value={gst}
        onChange={(value) => actor.send({ type: 'FIELD.CHANGE', field: 'gst', value })}
      />
      {gst === 'yes' && <TypedField actor={actor} field="gstReturns" inputMode="numeric" />}
      <KnownDebt actor={actor} />
      <Button type="submit">{submit}</Button>
    </Form>
  );
}
