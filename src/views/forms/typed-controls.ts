import type { ComponentProps } from 'react';
import type { TypedField } from '#machines/lead/typed-fields.ts';
import type { Field } from '#src/design/field.tsx';

type TypedControl = Pick<
  ComponentProps<typeof Field>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck'
> & {
  /** How many lines a text box shows, where it has several. */
  readonly rows?: number;
};

/** How a browser helps with each field that tells who asks. */
export const typedControls: Readonly<Record<TypedField | 'name', TypedControl>> = {
  name: { autoComplete: 'name', spellCheck: false },
  firstName: { autoComplete: 'given-name', spellCheck: false },
  lastName: { autoComplete: 'family-name', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  businessName: { autoComplete: 'organization' },
  message: { autoComplete: 'off', rows: 3 },
};
