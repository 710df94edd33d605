import { inWords } from '#content/number-words.ts';
import { operator } from '#content/operator.ts';
import { email, phone } from '#content/reach.ts';
import { questionCount } from './quote.ts';

/** Shown beside the form. */
export const reach = {
  heading: 'Who answers',
  facts: [
    ...(operator.name === null ? [] : [{ label: 'Who', value: operator.name }]),
    ...(operator.hours === null ? [] : [{ label: 'Hours', value: operator.hours }]),
    { label: 'Telephone', value: phone },
    { label: 'Email', value: email },
    {
      label: 'Your message',
      value:
        'We answer by email, to the address that you give. We are not accountants and give no tax advice.',
    },
    {
      label: 'A quote',
      value: `For a price, [ask accountants](/quote) instead: ${inWords(questionCount)} short questions.`,
    },
  ],
} as const;
