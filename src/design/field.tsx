import styled from '@emotion/styled';
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { control, describe, FieldFrame } from './field-frame.tsx';
import type { ControlProps } from './field-frame.tsx';

const Input = styled.input(control);

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
      <Input
        {...rest}
        {...describe(messages)}
        type={type}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
