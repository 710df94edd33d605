import { choiceFields } from '#src/lab/site/choice-fields.ts';

/**
 * The fields of the site's forms that hold a choice among options. Whatever else is filled
 * in is taken for personal, so that a new field is masked until somebody thinks of it.
 */
const choices = new Set([...choiceFields, 'form-name', 'bot-field']);

/** Under these keys stand the fields of a form. */
const forms = new Set(['answers']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A stand-in of the same shape: letters turn into x, digits into 0. Length, case, spaces and
 * punctuation stay, so that a machine that checks shapes decides as it did.
 */
export const maskText = (text: string): string =>
  text.replace(/\p{Lu}|\p{L}|\p{N}/gu, (character) => {
    if (/\p{N}/u.test(character)) return '0'.repeat(character.length);
    return (/\p{Lu}/u.test(character) ? 'X' : 'x').repeat(character.length);
  });

const maskField = (field: string, value: unknown): unknown =>
  typeof value === 'string' && !choices.has(field) ? maskText(value) : value;

const maskBody = (body: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(body)].map(([field, value]): [string, string] => [
      field,
      choices.has(field) ? value : maskText(value),
    ]),
  ).toString();

function maskPart(key: string, value: unknown): unknown {
  if (key === 'body' && typeof value === 'string') return maskBody(value);
  if (!forms.has(key) || !isRecord(value)) return mask(value);
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [field, maskField(field, entry)]),
  );
}

/** True for an event that tells what was typed into a field that may be personal. */
export const isPersonal = (value: unknown): boolean =>
  isRecord(value) && typeof value['field'] === 'string' && !choices.has(value['field']);

/** A plain record with a stand-in for everything personal in it. What is masked stays so when masked again. */
export const maskRecord = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([key, part]) => [
      key,
      key === 'value' && isPersonal(record) ? maskField('value', part) : maskPart(key, part),
    ]),
  );

function mask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mask);
  return isRecord(value) ? maskRecord(value) : value;
}
