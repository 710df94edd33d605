import styled from '@emotion/styled';
import { useContext } from 'react';
import { businessTypes, locations, quickQuote, servicesNeeded } from '#content/ui/quick-quote.ts';
import { urgencies, type Option } from '#content/ui/quote-options.ts';
import { quickQuoteForm } from '#machines/lead/quick-quote.ts';
import { Field } from '#src/design/field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { FormFrame } from './form-frame.tsx';
import { SubjectContext } from './contexts.ts';
import { typedControls } from './typed-controls.ts';
import { useForm } from './use-form.ts';

interface LeadFormProps {
  /** Unique on its page; the ids of its fields begin with it. */
  id: string;
  variant: 'default' | 'compact' | 'wide';
}

const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: tokens.space[24],
  alignItems: 'end',
  [tokens.media.tablet]: {
    '&:not([data-variant="compact"])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // The message is beside the last list.
      '& > div:nth-last-of-type(-n + 2)': { alignSelf: 'start' },
    },
  },
  [tokens.media.desktop]: {
    '&[data-variant="wide"]': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      fontSize: tokens.size.small,
      '& > div': { marginBlockEnd: tokens.space[8] },
      // The message has its own row, with its hint beside its label. It is as high as a field until resized.
      '& > div:last-of-type': {
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: tokens.space[16],
        maxWidth: 'none',
        '& > p': { width: '100%' },
        '& > *': { marginBlockEnd: tokens.space[4] },
      },
      '& textarea': { height: '3rem', maxWidth: 'none' },
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

/**
 * The quick quote form: two columns if there is room, one if compact, four on a desktop if wide. On a
 * town's page it starts with that town.
 */
export function LeadForm({ id, variant }: LeadFormProps) {
  const { town = '', service = '', firm } = useContext(SubjectContext);
  const known = { location: town, serviceNeeded: service, firm: firm?.value ?? '' };
  const { actor, control } = useForm(quickQuoteForm, id, known);
  const words =
    firm === undefined
      ? quickQuote
      : {
          ...quickQuote,
          recipients: quickQuote.recipientsOf(firm.label),
          delivered: quickQuote.deliveredOf(firm.label),
        };
  return (
    <FormFrame actor={actor} prefix={id} words={words}>
      <input type="hidden" name="firm" value={known.firm} />
      <Fields data-variant={variant}>
        <Field {...control('name')} {...required(fields.name)} {...typedControls.name} />
        <Field {...control('email')} {...required(fields.email)} {...typedControls.email} />
        <Field {...control('phone')} {...typedControls.phone} label={fields.phone.label} />
        <Field
          {...control('location')}
          {...required(fields.location)}
          autoComplete="address-level2"
          options={withNone(locations)}
        />
        <Field
          {...control('businessType')}
          {...required(fields.businessType)}
          options={withNone(businessTypes)}
        />
        <Field
          {...control('serviceNeeded')}
          {...required(fields.serviceNeeded)}
          options={withNone(servicesNeeded)}
        />
        <Field {...control('urgency')} label={fields.urgency.label} options={withNone(urgencies)} />
        <Field
          {...control('message')}
          {...typedControls.message}
          rows={3}
          label={fields.message.label}
          hint={fields.message.hint}
        />
      </Fields>
    </FormFrame>
  );
}
