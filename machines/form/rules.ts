import * as v from 'valibot';
import type { Option } from '#content/quote-options.ts';
import { leadWords } from '#content/lead-words.ts';
import { isPlainText } from '#machines/quote-wizard/typed-fields.ts';

/** The rule of a field typed on one line. `limit` is the largest number of characters. */
export const typedLine = (name: string, limit: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(limit, leadWords.tooLong(name, limit)),
    v.check(isPlainText, leadWords.unreadable(name)),
  );

/** The rule of a field typed on several lines: line breaks and tabs are part of the text. */
export const typedLines = (name: string, limit: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(limit, leadWords.tooLong(name, limit)),
    v.check((text) => isPlainText(text.replaceAll(/[\t\r\n]/g, '')), leadWords.unreadable(name)),
  );

const valuesOf = (options: readonly Option[]): string[] => options.map(({ value }) => value);

/** The rule of a list from which one option is chosen; it tells nothing chosen from no option. */
export const chosen = (options: readonly Option[], missing: string, invalid: string) =>
  v.picklist(valuesOf(options), ({ input }) => (input === '' ? missing : invalid));

/** The rule of a list from which one option may be chosen. */
export const maybeChosen = (options: readonly Option[], invalid: string) =>
  v.picklist(['', ...valuesOf(options)], invalid);
