import styled from '@emotion/styled';
import { control, FieldFrame, splitControl, type ControlProps } from './field-frame.tsx';

const Select = styled.select(control);

interface SelectFieldProps extends ControlProps {
  /** An option with an empty value stands for 'nothing chosen yet'. */
  options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, element } = splitControl(props);
  return (
    <FieldFrame {...frame}>
      <Select {...element}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
