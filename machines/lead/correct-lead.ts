import * as v from 'valibot';
import type { LeadForm } from '#content/forms/field.ts';
import { ruleOf } from './field.ts';
import { readAnswer, type Rejection } from './form-body.ts';
import type { Lead } from './lead-form.ts';

/**
 * Replaces some values of a lead, each checked as if a visitor had typed it. Rejects a field that
 * the form does not have, and an invalid value.
 */
export function correctLead(
  form: LeadForm,
  lead: Lead,
  changes: Readonly<Record<string, string>>,
): { readonly lead: Lead } | Rejection {
  const corrected: Record<string, Lead[string]> = { ...lead };
  for (const [name, text] of Object.entries(changes)) {
    const field = Object.hasOwn(form.fields, name) ? form.fields[name] : undefined;
    if (field === undefined) {
      const names = Object.keys(form.fields).join(', ');
      return { reason: `A lead of the form ${form.name} has no field ${name}; it has ${names}.` };
    }
    const { success, output, issues } = v.safeParse(ruleOf(field), readAnswer(field, [text]));
    if (!success) return { reason: `${issues[0].message}.` };
    corrected[name] = output;
  }
  return { lead: corrected };
}
