import type { ComponentProps } from 'react';
import type { TypedField } from '#machines/lead/typed-fields.ts';
import type { Field } from '#src/design/field.tsx';

type TypedControl = Pick<
  ComponentProps<typeof Field>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck'
> & {
  /** The lines of a text area. */
  readonly rows?: number;
};

/** How browsers help to fill in each typed field. */
export const typedControls: Readonly<Record<TypedField | 'name', TypedControl>> = {
  name: { autoComplete: 'name', spellCheck: false },
  firstName: { autoComplete: 'given-name', spellCheck: false },
  lastName: { autoComplete: 'family-name', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  businessName: { autoComplete: 'organization' },
  message: { autoComplete: 'off', rows: 3 },
};
