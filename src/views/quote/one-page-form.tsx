import styled from '@emotion/styled';
import { businessTypes, locations, services, urgencies } from '#content/quote-options.ts';
import { quote } from '#content/quote.ts';
import { quoteFormName } from '#machines/quote-wizard/lead.ts';
import { honeypotName, limits, type TypedField } from '#machines/quote-wizard/typed-fields.ts';
import { Button } from '#src/design/button.tsx';
import { PlainChoices } from '#src/design/plain-choices.tsx';
import { PlainField } from '#src/design/plain-field.tsx';
import { panel } from '#src/design/panel.ts';
import { tokens } from '#src/design/tokens.ts';
import { formDetection } from './form-detection.ts';
import { Recipients } from './recipients.tsx';

const Frame = styled.div(panel, { maxWidth: tokens.measure.form, marginInline: 'auto' });
const Trap = styled.div({ display: 'none' });

const steps = quote.steps;
const fields: readonly {
  name: TypedField;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  required: boolean;
}[] = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: false },
  { name: 'businessName', type: 'text', autoComplete: 'organization', required: false },
];

const optionsByLabel = (options: readonly { readonly label: string }[]) =>
  options.map(({ label }) => ({ value: label, label }));

/** The whole quote request as one plain HTML form, for browsers that run no script. */
export function OnePageForm() {
  return (
    <Frame>
      <form
        name={quoteFormName}
        method="post"
        action={import.meta.env.FORM_ENDPOINT}
        {...formDetection}
      >
        <h2>{quote.onePage.heading}</h2>
        <p>{quote.onePage.intro}</p>
        <input type="hidden" name="form-name" value={quoteFormName} />
        <Trap>
          <PlainField id="one-page-trap" name={honeypotName} label={quote.onePage.trap} />
        </Trap>
        <PlainChoices
          kind="radio"
          name="businessType"
          legend={steps['business-type'].heading}
          options={optionsByLabel(businessTypes)}
          required
        />
        <PlainChoices
          kind="radio"
          name="location"
          legend={steps.location.heading}
          options={optionsByLabel(locations)}
          required
        />
        <PlainChoices
          kind="checkbox"
          name="services"
          legend={`${steps.services.heading} ${quote.onePage.atLeastOne}`}
          options={optionsByLabel(services)}
        />
        <PlainChoices
          kind="radio"
          name="urgency"
          legend={steps.urgency.heading}
          options={urgencies}
          required
        />
        {fields.map(({ name, type, autoComplete, required }) => (
          <PlainField
            key={name}
            id={`one-page-${name}`}
            name={name}
            label={
              required
                ? `${quote.fields[name].label} (${quote.onePage.required})`
                : quote.fields[name].label
            }
            type={type}
            autoComplete={autoComplete}
            required={required}
            maxLength={limits[name]}
          />
        ))}
        <Recipients />
        <Button type="submit">{quote.submit}</Button>
      </form>
    </Frame>
  );
}
