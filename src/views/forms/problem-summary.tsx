import { useEffect, useRef } from 'react';
import { leadWords } from '#content/interface/lead-words.ts';
import type { Problems } from '#machines/lead/lead-form.ts';
import { ErrorSummary } from '#src/design/error-summary.tsx';

interface ProblemSummaryProps {
  title: string;
  problems: Problems;
  /** What the ids of the form's controls begin with, before the field's name. */
  prefix?: string;
}

/** Says in the document's title that a form lists what is wrong, for as long as it does. */
function useErrorTitle(isListed: boolean): void {
  useEffect(() => {
    if (!isListed) return undefined;
    const { title } = document;
    const errorTitle = leadWords.errorTitle(title);
    document.title = errorTitle;
    return () => {
      // A page or a step that was gone to has a title of its own.
      if (document.title === errorTitle) document.title = title;
    };
  }, [isListed]);
}

/** What is wrong with a form. Focus moves to it when it appears: give it a new key for each refused press. */
export function ProblemSummary({ title, problems, prefix = '' }: ProblemSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const items = Object.entries(problems).map(([field, message]) => ({
    id: `${prefix}${field}`,
    message,
  }));
  useErrorTitle(items.length > 0);
  return items.length === 0 ? null : <ErrorSummary ref={heading} title={title} items={items} />;
}
