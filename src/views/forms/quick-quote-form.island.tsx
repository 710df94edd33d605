import styled from '@emotion/styled';
import { useContext } from 'react';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { quickQuote } from '#content/ui/quick-quote.ts';
import { Field } from '#src/design/field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Form } from './form.tsx';
import { SubjectContext } from './contexts.ts';
import { useForm } from './use-form.ts';

interface QuickQuoteFormProps {
  /** Unique on its page; the ids of its fields begin with it. */
  id: string;
  variant: 'default' | 'compact' | 'wide';
}

const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: tokens.space[24],
  alignItems: 'start',
  [tokens.media.tablet]: {
    '&:not([data-variant="compact"])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // Labels, boxes and then messages line up across a row, so that an error moves no box of it.
      '& > :not(:has([for$="message"]))': {
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        alignContent: 'start',
        '& > label': { alignSelf: 'end' },
        '& > p': { order: 1, margin: `${tokens.space[4]} 0 0` },
        // While there are errors each field has room for one, so that none moves a row as it clears.
        '[data-incomplete] > &:not(:has([data-kind="error"]))::after': {
          content: '""',
          order: 1,
          height: `calc(1.5 * ${tokens.size.small} + ${tokens.space[4]})`,
        },
      },
      '& > :has([for$="message"])': { gridRow: 'span 3' },
    },
  },
  [tokens.media.desktop]: {
    '&[data-variant="wide"]': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      fontSize: tokens.size.small,
      '& > div': { marginBlockEnd: tokens.space[8] },
      // The message has its own row, with its hint beside its label. It is as high as a field until resized.
      '& > :has(> [for$="message"])': {
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
/**
 * The quick quote form: two columns if there is room, one if compact, four on a desktop if wide. On a
 * town's page it starts with that town.
 */
export function QuickQuoteForm({ id, variant }: QuickQuoteFormProps) {
  const { town = '', service = '', firm } = useContext(SubjectContext);
  const prefilled = { location: town, serviceNeeded: service, firm: firm?.value ?? '' };
  const { required } = quickQuote;
  const { actor, controls, hidden } = useForm(quickQuoteForm, { prefix: id, prefilled, required });
  const words =
    firm === undefined
      ? quickQuote
      : {
          ...quickQuote,
          recipients: quickQuote.recipientsOf(firm.label),
          delivered: quickQuote.deliveredOf(firm.label),
        };
  return (
    <Form actor={actor} prefix={id} words={words}>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields data-variant={variant}>
        {controls.map((control) => (
          <Field key={control.id} {...control} />
        ))}
      </Fields>
    </Form>
  );
}
