import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { controlClass, describe, FieldFrame } from './field-frame.tsx';
import type { ControlProps } from './field-frame.tsx';

interface FieldProps extends ControlProps {
  type?: HTMLInputTypeAttribute | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  spellCheck?: boolean | undefined;
  min?: number | undefined;
  step?: number | 'any' | undefined;
}

/** A one-line text box with its label, hint and messages. */
export function Field({
  label,
  hint,
  error,
  warning,
  onChange,
  type = 'text',
  ...rest
}: FieldProps) {
  const messages = { id: rest.id, hint, error, warning };
  return (
    <FieldFrame {...messages} label={label}>
      <input
        {...rest}
        {...describe(messages)}
        type={type}
        className={controlClass}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
