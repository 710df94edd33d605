import { Field, type ControlProps } from '#src/design/field.tsx';
import { VisuallyHidden } from '#src/design/primitives.tsx';

/** The box of an amount or a date, with a warning about a text that does not count. */
export const TypedBox = ({ id, inputMode, warning, ...rest }: Omit<ControlProps, 'name'>) => (
  <>
    <Field
      id={id}
      name={id}
      warning={warning}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
      {...rest}
    />
    {/* The warning appears when focus has moved on, so it is said as well. */}
    <VisuallyHidden role="status">{warning}</VisuallyHidden>
  </>
);
