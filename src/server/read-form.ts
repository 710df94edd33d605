import { isUtf8 } from 'node:buffer';
import { decodeLead, honeypotName } from '#machines/lead/form-body.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { forms } from './forms.ts';

export type ReadForm =
  | {
      readonly kind: 'lead';
      readonly form: string;
      readonly values: Lead;
      /** A program filled in the honeypot. */
      readonly isSpam: boolean;
    }
  /** Spam that is not a lead either. */
  | { readonly kind: 'spam' }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 422; readonly reason: string };

/** The most fields of a form. Decoding thousands would keep the server from other requests. */
const maxFields = 100;

/** Precedes the form's name in a body, as browsers write it. */
const formNamePrefix = 'form-name=';

const notUtf8 = 'The form is not encoded as UTF-8 text, so nothing was kept of it.';

const malformed = (reason: string): ReadForm => ({ kind: 'refused', status: 400, reason });

/** Decodes one name or value. Throws for a broken escape and for bytes that are not UTF-8. */
const decodeComponent = (encoded: string): string =>
  decodeURIComponent(encoded.replaceAll('+', ' '));

/** Decodes the fields of a body; null where one is broken, which URLSearchParams would replace with U+FFFD. */
function decodeFields(pairs: readonly string[]): URLSearchParams | null {
  try {
    const entries = pairs
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decodeComponent(name), decodeComponent(value.join('='))];
      });
    return new URLSearchParams(entries);
  } catch {
    return null;
  }
}

/**
 * Reads a form body; `version` is the request's Lead-Version. A refusal's reason is safe to show. Decodes
 * nothing of a form with an unknown name or too many fields.
 */
export function readForm(body: ArrayBuffer, version?: string): ReadForm {
  if (!isUtf8(body)) return malformed(notUtf8);
  const pairs = Buffer.from(body)
    .toString()
    .split('&', maxFields + 1);
  if (pairs.length > maxFields) {
    const reason = `The form has more than ${maxFields} fields.`;
    return { kind: 'refused', status: 413, reason };
  }
  const isName = (pair: string) => pair.startsWith(formNamePrefix);
  const [name, ...more] = pairs.filter(isName);
  if (name === undefined) return malformed('The form does not say which form it is.');
  if (more.length > 0) return malformed('The form says more than once which form it is.');
  const form = forms.get(name.slice(formNamePrefix.length));
  if (form === undefined) return malformed('There is no form of that name on this site.');
  const fields = decodeFields(pairs.filter((pair) => !isName(pair)));
  if (fields === null) return malformed(notUtf8);
  const isSpam = fields.getAll(honeypotName).some((value) => value !== '');
  fields.delete(honeypotName);
  const decoded = decodeLead(form, fields, version);
  if (!('reason' in decoded)) {
    return { kind: 'lead', form: form.name, values: decoded.lead, isSpam };
  }
  return isSpam ? { kind: 'spam' } : { kind: 'refused', status: 422, reason: decoded.reason };
}
