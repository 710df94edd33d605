import styled from '@emotion/styled';
import { controlLabel, type Field as FieldEntry } from '#content/forms/field.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { plainQuote } from '#content/ui/plain-quote.ts';
import { quote } from '#content/ui/quote.ts';
import type { Answers } from '#machines/lead/lead-form.ts';
import { honeypotName } from '#machines/lead/form-body.ts';
import { Button } from '#src/design/button.tsx';
import { PlainChoices } from '#src/design/choice-group.tsx';
import { Field } from '#src/design/field.tsx';
import { controlOf } from '#src/views/forms/control-of.ts';
import { detectionWithTrap } from '#src/views/forms/detection.ts';
import { Recipients } from '#src/views/forms/recipients.tsx';
import { Sheet } from './sheet.ts';
import type { FirmsProps } from './use-wizard.ts';

const Honeypot = styled.div({ display: 'none' });

const { required, atLeastOne } = plainQuote.onePage;

interface PlainFieldProps {
  name: string;
  field: FieldEntry;
  answer: string | readonly string[];
}

function PlainField({ name, field, answer }: PlainFieldProps) {
  if (field.kind === 'hidden') return null;
  if (field.kind !== 'choice' && field.kind !== 'choices') {
    return (
      <Field
        {...controlOf(field, required)}
        id={`one-page-${name}`}
        name={name}
        maxLength={field.limit}
        defaultValue={String(answer) || undefined}
      />
    );
  }
  const isOne = field.kind === 'choice';
  return (
    <PlainChoices
      kind={isOne ? 'radio' : 'checkbox'}
      name={name}
      legend={controlLabel(field, isOne ? required : atLeastOne)}
      options={field.options.map(({ value, label }) => ({
        value: field.sends === 'label' ? label : value,
        label,
        chosen: [answer].flat().includes(value),
      }))}
      required={isOne && field.missing !== undefined}
    />
  );
}

interface OnePageFormProps extends FirmsProps {
  /** What it is filled in with (default: nothing). */
  answers?: Answers;
  /** The page's first heading, where no wizard has one (default: a second). */
  heading?: 'h1' | 'h2';
}

/** The whole quote request as one plain HTML form, for browsers without scripts. */
export function OnePageForm({ firms, answers = {}, heading: Heading = 'h2' }: OnePageFormProps) {
  return (
    <Sheet>
      <form
        name={quoteForm.name}
        method="post"
        action={import.meta.env.FORM_ENDPOINT}
        {...detectionWithTrap}
      >
        <Heading>{plainQuote.onePage.heading}</Heading>
        <p>{plainQuote.onePage.intro}</p>
        <input type="hidden" name="form-name" value={quoteForm.name} />
        <Honeypot>
          <Field
            id="one-page-trap"
            name={honeypotName}
            label={plainQuote.onePage.trap}
            autoComplete="off"
          />
        </Honeypot>
        {Object.entries(quoteForm.fields).map(([name, field]) => (
          <PlainField key={name} name={name} field={field} answer={answers[name] ?? ''} />
        ))}
        {firms.length > 0 && (
          <PlainChoices
            kind="radio"
            name="firm"
            legend={plainQuote.onePage.firm}
            options={[{ value: '', label: plainQuote.onePage.anyFirm }, ...firms].map((firm) => ({
              ...firm,
              chosen: answers['firm'] === firm.value,
            }))}
          />
        )}
        <Recipients words={quote} />
        <Button type="submit">{quote.submit}</Button>
      </form>
    </Sheet>
  );
}
