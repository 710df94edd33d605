import { controlClass, describe, FieldFrame } from './field-frame.tsx';

interface PlainTextAreaProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/** A box for longer text that the browser alone looks after. */
export function PlainTextArea({ id, name, label, hint, required }: PlainTextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <textarea
        id={id}
        name={name}
        rows={6}
        required={required}
        className={controlClass}
        {...describe({ id, hint })}
      />
    </FieldFrame>
  );
}
