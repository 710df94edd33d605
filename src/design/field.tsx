import styled from '@emotion/styled';
import { css } from '@emotion/react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';
import { tokens } from './tokens.ts';

export interface ControlProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'required' | 'spellCheck' | 'type'
> {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** A warning that does not stop the form, such as for an unusual phone number. */
  warning?: string | undefined;
  /** Without a value the control is uncontrolled, for a form without scripts. */
  value?: string;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  onBlur?: (() => void) | undefined;
  rows?: number | undefined;
  /** The options of a select. One with an empty value means that nothing is chosen yet. */
  options?: readonly { readonly value: string; readonly label: string }[];
}

const control = css({
  display: 'block',
  width: '100%',
  minHeight: tokens.measure.target,
  padding: `${tokens.space[8]} ${tokens.space[12]}`,
  background: tokens.color.white,
  border: `2px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  lineHeight: 1.4,
  '&[aria-invalid="true"]': { borderColor: tokens.color.error },
  '&:focus-visible': { borderColor: tokens.color.ink },
});

const Frame = styled.div({ marginBlockEnd: tokens.space[24], maxWidth: tokens.measure.form });
const LabelText = styled.label({
  display: 'block',
  marginBlockEnd: tokens.space[4],
  fontWeight: tokens.weight.semibold,
});
const Message = styled.p({
  display: 'flex',
  gap: tokens.space[8],
  margin: `0 0 ${tokens.space[8]}`,
  fontWeight: tokens.weight.semibold,
  fontSize: tokens.size.small,
  '& svg': { flex: 'none' },
  '&[data-kind="error"]': { color: tokens.color.error },
  '&[data-kind="warning"]': {
    color: tokens.color.markerDeep,
    // Leaving a field may warn. While the press that left it is held, the warning takes no room: what
    // is pressed must not move away. Reduced motion has it too.
    animation: 'warning-shows 1ms !important',
    'html:active &': { animationPlayState: 'paused !important' },
    '@keyframes warning-shows': {
      from: { height: 0, margin: 0, overflow: 'hidden', visibility: 'hidden' },
      to: { height: 0, margin: 0, overflow: 'hidden', visibility: 'hidden' },
    },
  },
});

export const Hint = styled.div({
  margin: `0 0 ${tokens.space[8]}`,
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
});

interface FieldMessageProps {
  id: string;
  kind: 'error' | 'warning';
  children: string | undefined;
}

export const FieldMessage = ({ id, kind, children }: FieldMessageProps) =>
  children && (
    <Message id={`${id}-${kind}`} data-kind={kind}>
      <WarningIcon />
      <span>{children}</span>
    </Message>
  );

const Input = styled.input(control);
const TextArea = styled.textarea(control);
const Select = styled.select(control);

/** A text box, a text area or a select, with its label, hint and messages. */
export function Field(props: ControlProps) {
  const { label, hint, error, warning, onChange, rows, options, type, ...own } = props;
  const { id } = own;
  const ids = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`];
  const element = {
    ...own,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    onChange:
      onChange && (({ target }: { target: { value: string } }): void => onChange(target.value)),
  };
  return (
    <Frame>
      <LabelText htmlFor={id}>{label}</LabelText>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldMessage id={id} kind="error">
        {error}
      </FieldMessage>
      <FieldMessage id={id} kind="warning">
        {warning}
      </FieldMessage>
      {options ? (
        <Select {...element}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ) : rows === undefined ? (
        <Input {...element} type={type ?? 'text'} />
      ) : (
        <TextArea {...element} rows={rows} />
      )}
    </Frame>
  );
}
