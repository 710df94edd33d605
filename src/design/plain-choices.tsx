import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ChoiceInput, ChoiceRow, ChoiceRows, many } from './choice-row.ts';
import { tokens } from './tokens.ts';

interface PlainChoicesProps {
  kind: 'radio' | 'checkbox';
  name: string;
  legend: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
  required?: boolean;
}

const Group = styled.fieldset({ marginBlockEnd: tokens.space[24] });
const Legend = styled.legend({ padding: 0, fontWeight: tokens.weight.semibold });
/** A question with options that the browser alone looks after, for a form that needs no script. */
export function PlainChoices({ kind, name, legend, options, required = false }: PlainChoicesProps) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      <ChoiceRows data-many={options.length >= many}>
        {options.map(({ value, label }) => (
          <ChoiceRow key={value}>
            <ChoiceInput type={kind} name={name} value={value} required={required} />
            <span>{label}</span>
          </ChoiceRow>
        ))}
      </ChoiceRows>
    </Group>
  );
}
