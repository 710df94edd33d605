import styled from '@emotion/styled';
import { control, describe, FieldFrame } from './field-frame.tsx';
import type { ControlProps } from './field-frame.tsx';

const TextArea = styled.textarea(control);

interface TextAreaFieldProps extends ControlProps {
  rows?: number | undefined;
  spellCheck?: boolean | undefined;
}

/** A text box of several lines with its label, hint and messages. */
export function TextAreaField({
  label,
  hint,
  error,
  warning,
  onChange,
  rows = 5,
  ...rest
}: TextAreaFieldProps) {
  const messages = { id: rest.id, hint, error, warning };
  return (
    <FieldFrame {...messages} label={label}>
      <TextArea
        {...rest}
        {...describe(messages)}
        rows={rows}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
