/** The rules of a form's fields. */
import * as v from 'valibot';
import { nameOf, type Field, type TextField } from '#content/forms/field.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import type { Option } from '#content/ui/quote-options.ts';
import { cleanText, withAsciiDomain } from './clean-text.ts';

/** The content of a field: text, or a list if several options may be chosen. */
export type Answer = string | readonly string[];

type Rule = v.GenericSchema<unknown, Answer>;

/** Caches one value per field, because each key press validates all fields. */
function once<Made extends object>(make: (field: Field) => Made): (field: Field) => Made {
  const made = new WeakMap<Field, Made>();
  return (field) => {
    const known = made.get(field) ?? make(field);
    made.set(field, known);
    return known;
  };
}

const valuesOf = ({ options }: { readonly options: readonly Option[] }): string[] =>
  options.map(({ value }) => value);

/** True for text with a visible character; zero-width characters are not visible. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\u2800]/u.test(text);

const textRule = (field: TextField) => {
  const { kind, limit, missing } = field;
  return v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, kind === 'lines' ? '\n' : ' ')),
    v.maxLength(limit, leadWords.tooLong(nameOf(field), limit)),
    v.check((text) => missing === undefined || isVisible(text), missing ?? ''),
  );
};

/** The rule for a field of a lead. Texts are cleaned (see cleanText). */
export const ruleOf = once((field): Rule => {
  switch (field.kind) {
    case 'email':
      return v.pipe(
        textRule(field),
        v.transform(withAsciiDomain),
        v.rfcEmail(field.invalid),
        // No public domain is a single word.
        v.regex(/@.*[.[]/, field.invalid),
      );
    case 'nzbn':
      return v.pipe(textRule(field), v.regex(/^((\d ?){13})?$/, field.invalid));
    case 'choice': {
      const { missing, invalid = leadWords.invalidChoice(nameOf(field)) } = field;
      const values = missing === undefined ? ['', ...valuesOf(field)] : valuesOf(field);
      return v.picklist(values, ({ input }) => (input === '' ? (missing ?? invalid) : invalid));
    }
    case 'choices':
      return v.pipe(
        v.array(v.picklist(valuesOf(field), field.missing)),
        v.minLength(1, field.missing),
        v.check((list) => new Set(list).size === list.length, field.missing),
      );
    default:
      return textRule(field);
  }
});

/** The schema of a draft's field: text as typed, or a known option. */
export const draftRuleOf = once((field): Rule => {
  switch (field.kind) {
    case 'choice':
      return v.fallback(v.picklist(['', ...valuesOf(field)]), '');
    case 'choices':
      return v.fallback(v.array(v.picklist(valuesOf(field))), []);
    default:
      return v.fallback(v.string(), '');
  }
});
