import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { FormActor } from '#machines/form/create-form-machine.ts';
import { problemsOf, type FormDefinition } from '#machines/form/definition.ts';
import { ErrorSummary } from '#src/design/error-summary.tsx';

interface RefusalSummaryProps {
  actor: FormActor;
  form: FormDefinition;
  /** What the ids of the form's controls begin with. */
  prefix: string;
  title: string;
}

/** What is wrong with a form that could not be submitted. Takes focus when it appears. */
export function RefusalSummary({ actor, form, prefix, title }: RefusalSummaryProps) {
  const values = useSelector(actor, ({ context }) => context.values);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const items = Object.entries(problemsOf(form, values)).map(([field, message]) => ({
    id: `${prefix}-${field}`,
    message,
  }));
  return items.length === 0 ? null : <ErrorSummary ref={heading} title={title} items={items} />;
}
