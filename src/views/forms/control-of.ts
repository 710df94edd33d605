import {
  controlLabel,
  type ChoicesField,
  type Field,
  type HiddenField,
} from '#content/forms/field.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import type { ControlProps } from '#src/design/field.tsx';

/** A field with one control: a text box, a text area or a list. */
export type ControlField = Exclude<Field, ChoicesField | HiddenField>;

type FieldProps = Omit<ControlProps, 'id' | 'name'>;

function kindProps(field: ControlField): Partial<FieldProps> {
  switch (field.kind) {
    case 'email':
      return { type: 'email', inputMode: 'email', spellCheck: false };
    case 'phone':
      return { type: 'tel', inputMode: 'tel' };
    case 'lines':
      return { rows: field.rows };
    case 'choice':
      return {
        options: [{ value: '', label: field.choose ?? leadWords.choose }, ...field.options],
      };
    default:
      return {};
  }
}

/** What a field's entry says about its control. */
export function controlOf(field: ControlField, required?: string): FieldProps {
  const { hint, missing, autoComplete, inputMode, spellCheck } = field;
  return {
    ...kindProps(field),
    label: controlLabel(field, required),
    hint,
    required: missing !== undefined,
    autoComplete,
    ...(inputMode && { inputMode }),
    ...(spellCheck === false && { spellCheck }),
  };
}
