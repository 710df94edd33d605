import { formNamed } from '#content/forms/forms.ts';
import { offeredFields } from '#content/forms/offered-fields.ts';
import { shownAnswers } from '#machines/lead/shown-answers.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';

/** The answers that a firm sees before it accepts a request: none that identifies the visitor. */
export function offeredAnswers({ form: name, values }: Pick<StoredLead, 'form' | 'values'>) {
  const shown = Object.entries(values).filter(([field]) => offeredFields.has(field));
  return shownAnswers(formNamed(name), Object.fromEntries(shown));
}
