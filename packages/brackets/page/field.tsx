import styled from '@emotion/styled';
import type { InputHTMLAttributes } from 'react';
import { color } from './look.ts';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'spellCheck'
> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Makes it a text area. */
  readonly rows?: number;
  /** Makes it a select. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

const Control = styled.textarea({
  display: 'block',
  width: '100%',
  minHeight: '3rem',
  padding: '0.5rem 0.75rem',
  background: color.sheet,
  border: `2px solid ${color.control}`,
  borderRadius: 4,
  '&[aria-invalid="true"]': { borderColor: color.error },
});

const Frame = styled.div({ marginBlockEnd: '1.5rem' });
const Label = styled.label({ fontWeight: 600 });
const Hint = styled.p({ margin: 0, fontSize: '1rem', color: color.soft });
const Problem = styled(Hint)({ fontWeight: 600, color: color.error });

/** A text box, a text area or a select, with its label, hint and error. */
export function Field({ label, hint, error, onChange, rows, options, ...own }: FieldProps) {
  const { id } = own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
      <Control
        {...own}
        as={options ? 'select' : rows === undefined ? 'input' : 'textarea'}
        name={id}
        rows={rows}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options?.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Control>
    </Frame>
  );
}
