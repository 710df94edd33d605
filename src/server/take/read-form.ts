import { isUtf8 } from 'node:buffer';
import { decodeLead, honeypotName } from '#machines/lead/form-body.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { formNamed } from '#content/forms/forms.ts';

export type ReadForm =
  | {
      readonly form: string;
      readonly firm: string | undefined;
      readonly isSpam: boolean;
      /** Undefined for spam that is not a lead either. */
      readonly values: Lead | undefined;
    }
  | { readonly status: 400 | 413 | 422; readonly reason: string };

/** The most fields of a form. Decoding thousands would delay other requests. */
const maxFields = 100;

const formNamePrefix = 'form-name=';

const notUtf8 = 'The form is not encoded as UTF-8 text, so nothing was kept of it.';

const malformed = (reason: string): ReadForm => ({ status: 400, reason });

/** Decodes one name or value. Throws for a broken escape and for bytes that are not UTF-8. */
const decodeComponent = (encoded: string): string =>
  decodeURIComponent(encoded.replaceAll('+', ' '));

/** Decodes the fields of a body; null if one is broken, which URLSearchParams would replace with U+FFFD. */
function decodeFields(pairs: readonly string[]): URLSearchParams | null {
  try {
    return new URLSearchParams(
      pairs
        .filter((pair) => pair !== '')
        .map((pair) => {
          const [name = '', ...value] = pair.split('=');
          return [decodeComponent(name), decodeComponent(value.join('='))];
        }),
    );
  } catch {
    return null;
  }
}

/** Parses a form. Rejects an unknown name or too many fields before decoding. A rejection's reason is safe to show. */
export function readForm(body: ArrayBuffer, version?: string): ReadForm {
  if (!isUtf8(body)) return malformed(notUtf8);
  const pairs = Buffer.from(body)
    .toString()
    .split('&', maxFields + 1);
  if (pairs.length > maxFields) {
    return { status: 413, reason: `The form has more than ${maxFields} fields.` };
  }
  const isName = (pair: string) => pair.startsWith(formNamePrefix);
  const [name, ...more] = pairs.filter(isName);
  if (name === undefined) return malformed('The form does not say which form it is.');
  if (more.length > 0) return malformed('The form says more than once which form it is.');
  const form = formNamed(name.slice(formNamePrefix.length));
  if (form === undefined) return malformed('There is no form of that name on this site.');
  const fields = decodeFields(pairs.filter((pair) => !isName(pair)));
  if (fields === null) return malformed(notUtf8);
  const firm = fields.get('firm') ?? undefined;
  const isSpam = fields.getAll(honeypotName).some((value) => value !== '');
  fields.delete(honeypotName);
  const decoded = decodeLead(form, fields, version);
  if ('reason' in decoded && !isSpam) return { status: 422, reason: decoded.reason };
  const values = 'lead' in decoded ? decoded.lead : undefined;
  return { form: form.name, firm, isSpam, values };
}
