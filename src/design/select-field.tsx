import styled from '@emotion/styled';
import { control, describe, FieldFrame } from './field-frame.tsx';
import type { ControlProps } from './field-frame.tsx';

const Select = styled.select(control);

interface SelectFieldProps extends ControlProps {
  /** An option with an empty value stands for 'nothing chosen yet'. */
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A select with its label, hint and messages. */
export function SelectField({
  label,
  hint,
  error,
  warning,
  options,
  onChange,
  ...rest
}: SelectFieldProps) {
  const messages = { id: rest.id, hint, error, warning };
  return (
    <FieldFrame {...messages} label={label}>
      <Select {...rest} {...describe(messages)} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
