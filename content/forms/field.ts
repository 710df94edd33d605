/**
 * A field of a form as plain data, so that a machine can take it as input and a tape can store it.
 * Controls, the form without scripts, rules, bodies, messages, the count of required fields and the
 * privacy policy's list are all made from it.
 */
import type { Option } from '#content/ui/quote-options.ts';

interface Described {
  /** The label of its control. */
  readonly label: string;
  /** What an error calls it (default: its label). */
  readonly name?: string;
  readonly hint?: string;
  /** Its label in a notification. */
  readonly mail: string;
  /** What the privacy policy calls it. */
  readonly privacy: string;
  /** HTML's `autocomplete`. */
  readonly autoComplete?: string;
  /** HTML's `inputmode` (default: that of its kind). */
  readonly inputMode?: 'decimal' | 'numeric' | 'search' | 'url';
  /** False for names, which no dictionary has. */
  readonly spellCheck?: false;
  /** True if the field is not sent while it is empty. */
  readonly omitEmpty?: true;
}

/** A required field has the error for no answer, an optional one the remark in its label. */
type Need =
  | { readonly missing: string; readonly optional?: never }
  | { readonly optional: string; readonly missing?: never };

interface Typed {
  /** The largest number of characters. */
  readonly limit: number;
}

/** Typed on one line. */
export type LineField = Described & Need & Typed & { readonly kind: 'line' | 'phone' };

/** Typed on several lines. */
export type LinesField = Described &
  Need &
  Typed & { readonly kind: 'lines'; readonly rows: number };

/** Typed on one line, in one format. */
export type FormatField = Described &
  Need &
  Typed & { readonly kind: 'email' | 'nzbn'; readonly invalid: string };

/** Set by the page, not by the visitor. */
export type HiddenField = Described &
  Typed & {
    readonly kind: 'hidden';
    readonly missing?: never;
    readonly optional: string;
  };

export type TextField = LineField | LinesField | FormatField | HiddenField;

interface Chosen {
  readonly options: readonly Option[];
  /** What a lead contains of an option (default: its value). */
  readonly sends?: 'label' | 'value';
}

export type ChoiceField = Described &
  Need &
  Chosen & {
    readonly kind: 'choice';
    /** The list's first option, which chooses nothing (default: `leadWords.choose`). */
    readonly choose?: string;
    /** The error for a value that is not an option (default: `leadWords.invalidChoice`). */
    readonly invalid?: string;
  };

/** Several options may be chosen, at least one. */
export type ChoicesField = Described &
  Chosen & { readonly kind: 'choices'; readonly missing: string; readonly optional?: never };

export type Field = TextField | ChoiceField | ChoicesField;

export type Fields = Readonly<Record<string, Field>>;

/**
 * The definition of a form's leads: its fields in the order in which they are shown, sent and
 * stored. The browser, the form handler and the tests all use it.
 */
export interface LeadForm {
  /** The value of `form-name` that identifies the form to any form handler. */
  readonly name: string;
  /** What an error calls a lead of this form. */
  readonly displayName: string;
  readonly fields: Fields;
}

/** What an error calls a field. */
export const nameOf = ({ name, label }: Field): string => name ?? label;

/** The label of a field's control. `required` is the remark of required fields, if the form has one. */
export function controlLabel({ label, missing, optional }: Field, required?: string): string {
  const remark = missing === undefined ? optional : required;
  return remark === undefined ? label : `${label} (${remark})`;
}
