import type { LeadForm } from '#content/forms/field.ts';
import { labelOf } from './form-body.ts';
import type { Answers } from './lead-form.ts';

/**
 * The answers that are not empty, in the form's order: each has its field's label, and an option is its label.
 * For an unknown form, names and values are those of the store.
 */
export function shownAnswers(form: LeadForm | undefined, lead: Answers) {
  const names = new Set([...Object.keys(form?.fields ?? {}), ...Object.keys(lead)]);
  return [...names]
    .map((name) => {
      const field = form?.fields[name];
      const options = field !== undefined && 'options' in field ? field.options : [];
      const parts = [lead[name] ?? ''].flat().map((part) => labelOf(options, part));
      const text = parts.join(', ');
      const isMultiline = field?.kind === 'lines' || text.includes('\n');
      return { label: field?.mail ?? name, text, isMultiline };
    })
    .filter(({ text }) => text !== '');
}
