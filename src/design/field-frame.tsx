import styled from '@emotion/styled';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';
import { tokens } from './tokens.ts';

export interface ControlProps {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** A doubt that does not stop the form, such as an unusual phone number. */
  warning?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
}

export const control = css({
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
  '&[data-kind="warning"]': { color: tokens.color.markerDeep },
});

export const Hint = styled.div({
  margin: `0 0 ${tokens.space[8]}`,
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
});

export function FieldMessage({
  id,
  kind,
  children,
}: {
  id: string;
  kind: 'error' | 'warning';
  children: ReactNode;
}) {
  return (
    <Message id={id} data-kind={kind}>
      <WarningIcon />
      <span>{children}</span>
    </Message>
  );
}

type Described = Pick<ControlProps, 'id' | 'hint' | 'error' | 'warning'>;

/** The `aria-*` a control needs to be told of its hint, error and warning. */
export function describe({ id, hint, error, warning }: Described) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`];
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export function splitControl<Props extends ControlProps>({
  label,
  hint,
  error,
  warning,
  onChange,
  ...element
}: Props) {
  const messages = { id: element.id, hint, error, warning };
  return {
    frame: { ...messages, label },
    element: {
      ...element,
      ...describe(messages),
      onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    },
  };
}

type FieldFrameProps = Described & Pick<ControlProps, 'label'> & { children: ReactNode };

export function FieldFrame({ id, label, hint, error, warning, children }: FieldFrameProps) {
  return (
    <Frame>
      <LabelText htmlFor={id}>{label}</LabelText>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <FieldMessage id={`${id}-error`} kind="error">
          {error}
        </FieldMessage>
      )}
      {warning && (
        <FieldMessage id={`${id}-warning`} kind="warning">
          {warning}
        </FieldMessage>
      )}
      {children}
    </Frame>
  );
}
