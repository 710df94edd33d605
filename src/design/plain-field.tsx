import styled from '@emotion/styled';
import type { InputHTMLAttributes } from 'react';
import { control, describe, FieldFrame } from './field-frame.tsx';

const Input = styled.input(control);
const TextArea = styled.textarea(control);

interface PlainFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'required' | 'maxLength'
> {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** How many lines it shows, where it has several. */
  rows?: number | undefined;
}

/** A text box that the browser alone looks after, for a form that needs no script. */
export function PlainField({ label, hint, type, rows, ...input }: PlainFieldProps) {
  const told = { id: input.id, hint };
  return (
    <FieldFrame {...told} label={label}>
      {rows === undefined ? (
        <Input {...input} {...describe(told)} type={type} />
      ) : (
        <TextArea {...input} {...describe(told)} rows={rows} />
      )}
    </FieldFrame>
  );
}
