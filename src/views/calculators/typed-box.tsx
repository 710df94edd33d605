import { Field, type ControlProps } from '#src/design/field.tsx';
import { VisuallyHidden } from '#src/design/primitives.tsx';

/** The box of an amount or a date, with a warning about a text that does not count. */
export const TypedBox = (props: Omit<ControlProps, 'name'>) => (
  <>
    <Field name={props.id} autoComplete="off" spellCheck={false} {...props} />
    {/* The warning appears when focus has moved on, so it is said as well. */}
    <VisuallyHidden role="status">{props.warning}</VisuallyHidden>
  </>
);
