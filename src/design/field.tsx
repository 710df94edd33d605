import styled from '@emotion/styled';
import { css } from '@emotion/react';
import type { ReactNode, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
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
function describe({ id, hint, error, warning }: Described) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`];
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

function splitControl<Props extends ControlProps>({
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

function FieldFrame({ id, label, hint, error, warning, children }: FieldFrameProps) {
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

const Input = styled.input(control);
const TextArea = styled.textarea(control);

interface FieldProps extends ControlProps {
  type?: HTMLInputTypeAttribute | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  spellCheck?: boolean | undefined;
  min?: number | undefined;
  step?: number | 'any' | undefined;
}

export function Field({ type = 'text', ...props }: FieldProps) {
  const { frame, element } = splitControl(props);
  return (
    <FieldFrame {...frame}>
      <Input {...element} type={type} />
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends ControlProps {
  rows?: number | undefined;
  spellCheck?: boolean | undefined;
}

export function TextAreaField({ rows = 5, ...props }: TextAreaFieldProps) {
  const { frame, element } = splitControl(props);
  return (
    <FieldFrame {...frame}>
      <TextArea {...element} rows={rows} />
    </FieldFrame>
  );
}

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

const PlainInput = styled.input(control);
const PlainTextArea = styled.textarea(control);

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
        <PlainInput {...input} {...describe(told)} type={type} />
      ) : (
        <PlainTextArea {...input} {...describe(told)} rows={rows} />
      )}
    </FieldFrame>
  );
}
