import { forms } from '#content/forms/forms.ts';

/** Forms as they are while somebody edits them: a field may still lack words. */
type EditedForms = Readonly<Record<string, { readonly fields: Readonly<Record<string, object>> }>>;

/** Returns a sentence for each word that a field of a form lacks. */
export const formFaults = (edited: EditedForms = forms): readonly string[] =>
  Object.entries(edited).flatMap(([form, { fields }]) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const lacks = ['kind', 'label', 'mail', 'privacy'].filter((word) => !(word in field));
      const needs = 'missing' in field || 'optional' in field ? [] : ["'missing' or 'optional'"];
      return [...lacks.map((word) => `'${word}'`), ...needs].map(
        (word) =>
          `content/forms: the field ${name} of the form ${form} lacks ${word}. content/forms/field.ts says what each field needs.`,
      );
    }),
  );
