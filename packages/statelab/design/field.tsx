import styled from '@emotion/styled';
import { css } from '@emotion/react';
import { useId } from 'react';
import { tokens } from './tokens.ts';

const Frame = styled.div({ marginBlockEnd: tokens.space[16], maxWidth: '35rem' });
const LabelText = styled.label({
  display: 'block',
  marginBlockEnd: tokens.space[4],
  fontWeight: tokens.weight.semibold,
});
const control = css({
  display: 'block',
  width: '100%',
  minHeight: 'var(--lab-control)',
  padding: `${tokens.space[4]} ${tokens.space[8]}`,
  background: tokens.color.white,
  border: `2px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
});
const Select = styled.select(control);

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ label, options, value, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <Frame>
      <LabelText htmlFor={id}>{label}</LabelText>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Frame>
  );
}
