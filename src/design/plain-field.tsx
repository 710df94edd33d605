import styled from '@emotion/styled';
import type { InputHTMLAttributes } from 'react';
import { control, FieldFrame } from './field-frame.tsx';

const Input = styled.input(control);

interface PlainFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'required' | 'maxLength'
> {
  id: string;
  name: string;
  label: string;
}

/** A text box that the browser alone looks after, for a form that needs no script. */
export function PlainField({ label, ...input }: PlainFieldProps) {
  return (
    <FieldFrame id={input.id} label={label}>
      <Input {...input} />
    </FieldFrame>
  );
}
