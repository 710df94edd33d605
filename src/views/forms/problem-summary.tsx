import { useEffect, useRef } from 'react';
import type { Problems } from '#machines/lead/lead-form.ts';
import { ErrorSummary } from '#src/design/error-summary.tsx';

interface ProblemSummaryProps {
  title: string;
  problems: Problems;
  /** What the ids of the form's controls begin with, before the field's name. */
  prefix?: string;
}

/** What is wrong with a form. Focus moves to it when it appears: give it a new key for each refused press. */
export function ProblemSummary({ title, problems, prefix = '' }: ProblemSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const items = Object.entries(problems).map(([field, message]) => ({
    id: `${prefix}${field}`,
    message,
  }));
  return items.length === 0 ? null : <ErrorSummary ref={heading} title={title} items={items} />;
}
