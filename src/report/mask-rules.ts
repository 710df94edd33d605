import type { MaskRules } from '#statelab/config.ts';
import * as v from 'valibot';
import { forms } from '#content/forms/forms.ts';
import { otherServices } from '#content/other-services.ts';
import { behindWithTax } from '#content/ui/behind-with-tax.ts';
import { ruleOf } from '#machines/lead/field.ts';
import type { LeadForm } from '#content/forms/field.ts';
import { looksLikePhoneNumber } from '#machines/lead/phone.ts';

const fields = Object.values(forms).flatMap((form: LeadForm) => Object.entries(form.fields));

const choices = fields.flatMap(([name, field]) => ('options' in field ? [name] : []));

/**
 * What the site shows about the text of a field: its first problem in each form, and whether it doubts a phone number. A warning about an IRD number is left out, because its stand-in would need one too.
 */
function verdict(name: string, text: string): string {
  const rules = fields.filter(([field]) => field === name).map(([, field]) => ruleOf(field));
  const problems = rules.map((rule) => v.safeParse(rule, text).issues?.[0].message);
  return JSON.stringify([problems, name === 'phone' && looksLikePhoneNumber(text)]);
}

const ownChoices = [...choices, 'form-name', 'bot-field'];

/** The personal values in the site's forms, and how the site validates them, for the lab. */
export const maskRules: MaskRules = {
  // The sums of /behind-with-tax name nobody, like those of the calculators.
  choices: [...ownChoices, ...Object.keys(behindWithTax.fields)],
  forms: ['answers'],
  bodies: ['body'],
  verdict,
};

/** The same for a visitor's report, which has no sums either: it promises to hold nothing typed. */
export const visitMaskRules: MaskRules = { ...maskRules, choices: [...ownChoices, 'gst'] };

/** The fields of events and contexts, other than form fields, that contain a visitor's text. */
export const visitMask = {
  /** Text typed into the calculators and the search. */
  typed: new Set([
    'amount',
    'deductions',
    'income',
    'lines',
    'search',
    'secondIncome',
    'typed',
    'workLevy',
  ]),
  /** Idempotency keys, under which leads are stored. */
  names: new Set(['key', 'newIdempotencyKey', 'sentKey']),
  /** Effects whose replies may say where a visitor is. */
  effects: new Set(otherServices.map(({ actor }) => actor)),
} as const;
