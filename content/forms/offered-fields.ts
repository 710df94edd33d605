import type { quickQuoteForm } from './quick-quote.ts';
import type { quoteForm } from './quote.ts';

type FieldName = keyof typeof quoteForm.fields | keyof typeof quickQuoteForm.fields;

const names: readonly FieldName[] = [
  'businessType',
  'location',
  'services',
  'serviceNeeded',
  'urgency',
  'yearsBehind',
];

/**
 * The fields that a firm sees before it accepts a request; none of them identifies the visitor. The
 * privacy policy lists them. They have a file of their own, because every page with a form loads the
 * fields' entries.
 */
export const offeredFields: ReadonlySet<string> = new Set(names);
