// oxlint-disable-next-line no-restricted-imports -- keeps what was listed at first; nothing changes it
import { useEffect, useRef, useState } from 'react';
import { leadWords } from '#content/ui/lead-words.ts';
import type { Problems } from '#machines/lead/lead-form.ts';
import { ErrorSummary } from '#src/design/error-summary.tsx';

interface ProblemSummaryProps {
  title: string;
  problems: Problems;
  /** The prefix of the controls' ids, before the field's name. */
  prefix?: string;
}

/** Marks the document's title while a form lists errors. */
function useErrorTitle(isListed: boolean): void {
  useEffect(() => {
    if (!isListed) return undefined;
    const { title } = document;
    const errorTitle = leadWords.errorTitle(title);
    document.title = errorTitle;
    return () => {
      // The next page or step has set its own title.
      if (document.title === errorTitle) document.title = title;
    };
  }, [isListed]);
}

/**
 * The errors of a form. Takes focus when it appears: give it a new key for each invalid submit. What is
 * mended keeps its place until then, or the fields would move from under the visitor's finger.
 */
export function ProblemSummary({ title, problems, prefix = '' }: ProblemSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const [first] = useState(problems);
  useEffect(() => summary.current?.focus(), []);
  const items = Object.entries({ ...first, ...problems }).map(([field, message]) => ({
    id: `${prefix}${field}`,
    message,
    isMended: !(field in problems),
  }));
  const isListed = Object.keys(problems).length > 0;
  const heading = isListed ? title : leadWords.summaryCorrected;
  useErrorTitle(isListed);
  return items.length === 0 ? null : <ErrorSummary ref={summary} title={heading} items={items} />;
}
