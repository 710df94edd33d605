import styled from '@emotion/styled';
import { businessTypes, locations, quickQuote, servicesNeeded } from '#content/quick-quote.ts';
import { urgencies, type Option } from '#content/quote-options.ts';
import { quickQuoteForm } from '#machines/lead/quick-quote.ts';
import { Field } from '#src/design/field.tsx';
import { SelectField } from '#src/design/select-field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { FormFrame } from './form-frame.tsx';
import { typedControls } from './typed-controls.ts';
import { useForm } from './use-form.ts';

interface LeadFormProps {
  /** Unique on its page; the ids of its fields begin with it. */
  id: string;
  variant: 'default' | 'compact';
}

const Fields = styled.div({
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
  const { actor, control, phoneIsDoubtful } = useForm(quickQuoteForm, id);
  return (
    <FormFrame actor={actor} prefix={id} words={quickQuote}>
      <Fields data-variant={variant}>
        <Field {...control('name')} {...required(fields.name)} {...typedControls.name} />
        <Field {...control('email')} {...required(fields.email)} {...typedControls.email} />
        <Field
          {...control('phone')}
          {...typedControls.phone}
          label={fields.phone.label}
          warning={phoneIsDoubtful ? fields.phone.warning : undefined}
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
      </Fields>
    </FormFrame>
  );
}
