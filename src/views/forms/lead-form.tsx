import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { businessTypes, locations, quickQuote, servicesNeeded } from '#content/quick-quote.ts';
import { urgencies, type Option } from '#content/quote-options.ts';
import { quickQuoteFormMachine } from '#machines/quick-quote-form/quick-quote-form.machine.ts';
import { quickQuoteForm } from '#machines/quick-quote-form/quick-quote.ts';
import { looksLikePhoneNumber } from '#machines/quote-wizard/phone.ts';
import { Field } from '#src/design/field.tsx';
import { SelectField } from '#src/design/select-field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { FormFrame } from './form-frame.tsx';
import { useFormControls } from './use-form-controls.ts';

interface LeadFormProps {
  /** Unique on its page; the ids of its fields begin with it. */
  id: string;
  variant: 'default' | 'compact';
}

const Columns = styled.div({
  [tokens.media.tablet]: {
    '&[data-variant="default"]': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: tokens.space[24],
      alignItems: 'end',
    },
  },
});
const { fields } = quickQuote;

const required = ({ label }: { label: string }) => ({
  label: `${label} (${quickQuote.required})`,
  required: true,
});

const withNone = (options: readonly Option[]): readonly Option[] => [
  { value: '', label: quickQuote.choose },
  ...options,
];

/** The reusable quick quote form. The compact variant stands in one column. */
export function LeadForm({ id, variant }: LeadFormProps) {
  const actor = useProvidedActor(quickQuoteFormMachine);
  const control = useFormControls(actor, quickQuoteForm, id);
  const phoneLeft = useSelector(actor, ({ context }) => context.left.includes('phone'));
  const phone = control('phone');
  const doubtful = phoneLeft && phone.value !== '' && !looksLikePhoneNumber(phone.value);

  return (
    <FormFrame
      machine="quick-quote-form"
      actor={actor}
      form={quickQuoteForm}
      prefix={id}
      words={quickQuote}
    >
      <Columns data-variant={variant}>
        <Field
          {...control('name')}
          {...required(fields.name)}
          autoComplete="name"
          spellCheck={false}
        />
        <Field
          {...control('email')}
          {...required(fields.email)}
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
        />
        <Field
          {...phone}
          label={fields.phone.label}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          warning={doubtful ? fields.phone.warning : undefined}
        />
        <SelectField
          {...control('location')}
          {...required(fields.location)}
          autoComplete="address-level2"
          options={withNone(locations)}
        />
        <SelectField
          {...control('businessType')}
          {...required(fields.businessType)}
          options={withNone(businessTypes)}
        />
        <SelectField
          {...control('serviceNeeded')}
          {...required(fields.serviceNeeded)}
          options={withNone(servicesNeeded)}
        />
        <SelectField
          {...control('urgency')}
          label={fields.urgency.label}
          options={withNone(urgencies)}
        />
      </Columns>
    </FormFrame>
  );
}
