import styled from '@emotion/styled';
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { control, FieldFrame, splitControl, type ControlProps } from './field-frame.tsx';

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
