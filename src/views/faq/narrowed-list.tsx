import { type ReactNode, memo, useCallback, useMemo, createElement, Fragment } from 'react';
import styled from '@emotion/styled';
import type { TaxQuestion } from '#content/ui/tax-faq.ts';
import { matchedParts, type Part } from '#machines/faq-search/matched-parts.ts';
import { Section } from '#src/design/section.tsx';
import {
  QuestionEntry,
  QuestionFrame,
  useAccordion,
  type Printer,
} from '#src/views/page/question-list.island.tsx';
import { bestFirst } from '#src/views/search/use-search.ts';
import { tokens } from '#src/design/tokens.ts';

const Mark = styled.mark({ background: tokens.color.focus, color: tokens.color.ink });

const printPart = ({ text, matched }: Part): ReactNode => (matched ? <Mark>{text}</Mark> : text);

const List = styled.div({
  // One attribute hides all that is not listed: only the entries that come and go are touched.
  '&[data-narrowed="true"] [data-listed="false"]': { display: 'none' },
});

interface NarrowedListProps {
  questions: readonly TaxQuestion[];
  sought: readonly string[];
  /** The best match first; null for all of them. */
  listed: ReadonlySet<string> | null;
}

/** The questions in their categories, the best match first. At most one is open. */
export const NarrowedList = memo(function NarrowedList({
  questions,
  sought,
  listed,
}: NarrowedListProps) {
  const { accordion, attributes } = useAccordion(questions);
  const print = useCallback(
    // The parts are known only by their place, and never move.
    (text: string) => createElement(Fragment, null, ...matchedParts(text, sought).map(printPart)),
    [sought],
  );
  const printer = useMemo<Printer>(() => ({ key: sought.join(), print }), [sought, print]);
  const categories = useMemo(() => {
    const ordered = bestFirst(questions, listed);
    return [...new Set(ordered.map(({ category }) => category))].map((name) => ({
      name,
      questions: ordered.filter(({ category }) => category === name),
    }));
  }, [questions, listed]);
  return (
    <List data-narrowed={listed !== null} {...attributes}>
      {categories.map((category) => (
        <div
          key={category.name}
          hidden={listed !== null && category.questions.every(({ id }) => !listed.has(id))}
        >
          <Section heading={category.name}>
            <QuestionFrame>
              {category.questions.map((question) => {
                const isListed = listed?.has(question.id) === true;
                return (
                  <QuestionEntry
                    key={question.id}
                    question={question}
                    accordion={accordion}
                    name="answers"
                    listed={isListed}
                    printer={isListed ? printer : undefined}
                  />
                );
              })}
            </QuestionFrame>
          </Section>
        </div>
      ))}
    </List>
  );
});
