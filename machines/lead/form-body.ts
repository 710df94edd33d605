/**
 * Encodes the leads of all forms as application/x-www-form-urlencoded bodies, and decodes them.
 */
import type { Field, LeadForm } from '#content/forms/field.ts';
import type { Option } from '#content/ui/quote-options.ts';
import type { Answer } from './field.ts';
import { isUnknownTo } from './lead-version.ts';
import { leadOf, problemsOf, type Answers, type AnswersTo } from './lead-form.ts';

/** The honeypot. People never see this field, so only programs fill it in. */
export const honeypotName = 'bot-field';

/** Separates options in a body. No label contains it. */
const separator = ', ';

/** The label of an option; any other value as it is. */
export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const valueOf = (options: readonly Option[], label: string): string =>
  options.find((option) => option.label === label)?.value ?? label;

/** An answer as it is sent: an option by its label or value, as its field says. */
function written(field: Field, answer: Answer): string {
  const parts = [answer].flat();
  const sendsLabels = 'sends' in field && field.sends === 'label';
  return (sendsLabels ? parts.map((part) => labelOf(field.options, part)) : parts).join(separator);
}

/** Reads an answer sent as a label or a value. A plain HTML form sends one field for each ticked box. */
export function readAnswer(field: Field, sent: readonly string[]): Answer {
  if (field.kind === 'choices') {
    const parts = sent.flatMap((part) => part.split(separator)).filter((part) => part !== '');
    return parts.map((part) => valueOf(field.options, part));
  }
  const [only = ''] = sent;
  return field.kind === 'choice' ? valueOf(field.options, only) : only;
}

/**
 * Encodes a lead: the form's name, then each field once, then the empty honeypot. Empty fields are
 * included, except those with `omitEmpty`.
 */
export function encodeLead(form: LeadForm, lead: Answers): string {
  const body = new URLSearchParams({ 'form-name': form.name });
  for (const [name, field] of Object.entries(form.fields)) {
    const answer = written(field, lead[name] ?? '');
    if (answer !== '' || !('omitEmpty' in field)) body.append(name, answer);
  }
  body.append(honeypotName, '');
  return body.toString();
}

/** Why a body is not a valid lead, in one sentence that is safe to show to its sender. */
export interface Rejection {
  readonly reason: string;
}

/**
 * Decodes a lead from the fields of a form body (without `form-name` and the honeypot). A missing
 * field counts as empty; one that the sender's version does not know is not checked. Rejects an
 * unknown field, and one sent twice unless several options may be chosen.
 */
export function decodeLead<Form extends LeadForm>(
  form: Form,
  body: URLSearchParams,
  version = '',
): { readonly lead: AnswersTo<Form> } | Rejection {
  for (const name of new Set(body.keys())) {
    const field = Object.hasOwn(form.fields, name) ? form.fields[name] : undefined;
    if (field === undefined) {
      return { reason: `The form holds a field that is not part of ${form.displayName}.` };
    }
    if (field.kind !== 'choices' && body.getAll(name).length > 1) {
      return { reason: `The field ${name} was sent more than once.` };
    }
  }
  const all = Object.entries(form.fields);
  const sent = Object.fromEntries(
    all.map(([name, field]) => [name, readAnswer(field, body.getAll(name))]),
  );
  const isChecked = (name: string) => body.has(name) || !isUnknownTo(version, form.name, name);
  const asked = { ...form, fields: Object.fromEntries(all.filter(([name]) => isChecked(name))) };
  const lead = leadOf(asked, sent);
  if (lead !== null) return { lead: { ...sent, ...lead } };
  return { reason: `${Object.values(problemsOf(asked, sent))[0]}.` };
}
