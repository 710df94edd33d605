import { useEffect, useRef } from 'react';
import { quote } from '#content/quote.ts';
import type { LeadField } from '#machines/quote-wizard/lead.ts';
import { ErrorSummary } from '#src/design/error-summary.tsx';

interface ProblemSummaryProps {
  problems: Partial<Record<LeadField, string>>;
  /** The fields of the step, in order; each field's control has its name as id. */
  fields: readonly LeadField[];
}

/** What is wrong on a step. Focus moves to it when it appears: give it a new key for each refused press. */
export function ProblemSummary({ problems, fields }: ProblemSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const items = fields.flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : [{ id: field, message }];
  });
  return items.length === 0 ? null : (
    <ErrorSummary ref={heading} title={quote.summaryTitle} items={items} />
  );
}
