import styled from '@emotion/styled';
import { quote } from '#content/ui/quote.ts';
import { honeypotName } from '#machines/lead/form-body.ts';
import { typedFields, type TypedField } from '#machines/lead/typed-fields.ts';
import { quoteForm } from '#machines/quote-wizard/quote-form.ts';
import { steps, type ChoiceStep } from '#machines/quote-wizard/steps.ts';
import { Button } from '#src/design/button.tsx';
import { PlainChoices } from '#src/design/choice-group.tsx';
import { Field } from '#src/design/field.tsx';
import { detectionWithTrap } from '#src/views/forms/detection.ts';
import { Recipients } from '#src/views/forms/recipients.tsx';
import { typedControls } from '#src/views/forms/typed-controls.ts';
import { Sheet } from './sheet.ts';
import type { FirmsProps } from './use-wizard.ts';

const Trap = styled.div({ display: 'none' });

function Choices({ step }: { step: ChoiceStep }) {
  const { heading } = quote.steps[step.id];
  const isOne = step.kind === 'choice';
  return (
    <PlainChoices
      kind={isOne ? 'radio' : 'checkbox'}
      name={step.fields[0]}
      legend={`${heading} (${isOne ? quote.onePage.required : quote.onePage.atLeastOne})`}
      options={step.options.map(({ value, label }) => ({
        value: step.sends === 'label' ? label : value,
        label,
      }))}
      required={isOne}
    />
  );
}

function TypedLine({ field }: { field: TypedField }) {
  const { label } = quote.fields[field];
  const required = 'missing' in typedFields[field];
  const { type = 'text', autoComplete, rows } = typedControls[field];
  return (
    <Field
      id={`one-page-${field}`}
      name={field}
      label={required ? `${label} (${quote.onePage.required})` : label}
      hint={field === 'message' ? quote.fields.message.hint : undefined}
      type={type}
      rows={rows}
      autoComplete={autoComplete}
      required={required}
      maxLength={typedFields[field].limit}
    />
  );
}

/** The whole quote request as one plain HTML form, for browsers without scripts. */
export function OnePageForm({ firms }: FirmsProps) {
  return (
    <Sheet>
      <form
        name={quoteForm.name}
        method="post"
        action={import.meta.env.FORM_ENDPOINT}
        {...detectionWithTrap}
      >
        <h1>{quote.onePage.heading}</h1>
        <p>{quote.onePage.intro}</p>
        <input type="hidden" name="form-name" value={quoteForm.name} />
        <Trap>
          <Field id="one-page-trap" name={honeypotName} label={quote.onePage.trap} />
        </Trap>
        {steps.map((step) =>
          step.kind === 'typed' ? (
            step.fields.map((field) => <TypedLine key={field} field={field} />)
          ) : (
            <Choices key={step.id} step={step} />
          ),
        )}
        {firms.length > 0 && (
          <PlainChoices
            kind="radio"
            name="firm"
            legend={quote.onePage.firm}
            options={[{ value: '', label: quote.onePage.anyFirm }, ...firms]}
          />
        )}
        <Recipients words={quote} />
        <Button type="submit">{quote.submit}</Button>
      </form>
    </Sheet>
  );
}
