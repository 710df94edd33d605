import { decodeLead, honeypotName } from '#machines/lead/form-body.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { forms } from './forms.ts';

/** What a form body turns out to be. */
export type ReadForm =
  | { readonly kind: 'lead'; readonly form: string; readonly values: Lead }
  | { readonly kind: 'spam' }
  | { readonly kind: 'refused'; readonly status: 400 | 422; readonly reason: string };

const malformed = (reason: string): ReadForm => ({ kind: 'refused', status: 400, reason });

/** Reads one name or value. Throws for a broken escape and for bytes that are not UTF-8. */
const decodeComponent = (encoded: string): string =>
  decodeURIComponent(encoded.replaceAll('+', ' '));

/**
 * Decodes an application/x-www-form-urlencoded body. URLSearchParams alone would put U+FFFD
 * in place of what it cannot read; here such a body throws, so no character ever changes.
 */
function decodeFields(body: ArrayBuffer): URLSearchParams {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  const pairs = text.split('&').filter((pair) => pair !== '');
  return new URLSearchParams(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decodeComponent(name), decodeComponent(value.join('='))];
    }),
  );
}

/**
 * Reads a form body: which form it is, whether a program filled in the honeypot, and its
 * checked values. `version` is what the request says of how it is written: see leadVersion. What is wrong comes back as one sentence that is safe to show.
 */
export function readForm(body: ArrayBuffer, version?: string): ReadForm {
  let fields: URLSearchParams;
  try {
    fields = decodeFields(body);
  } catch {
    return malformed('The form is not encoded as UTF-8 text, so nothing was kept of it.');
  }
  const [name, ...more] = fields.getAll('form-name');
  if (name === undefined) return malformed('The form does not say which form it is.');
  if (more.length > 0) return malformed('The form says more than once which form it is.');
  const form = forms.get(name);
  if (form === undefined) return malformed('There is no form of that name on this site.');
  if (fields.getAll(honeypotName).some((value) => value !== '')) return { kind: 'spam' };
  fields.delete('form-name');
  fields.delete(honeypotName);
  const decoded = decodeLead(form, fields, version !== undefined);
  if ('reason' in decoded) return { kind: 'refused', status: 422, reason: decoded.reason };
  return { kind: 'lead', form: name, values: decoded.lead };
}
