import styled from '@emotion/styled';
import type { Question } from '#content/page.ts';
import { tokens } from '#src/design/tokens.ts';
import { QuestionEntry } from './question-entry.tsx';
import { useAccordion } from './use-accordion.ts';

export const QuestionFrame = styled.div({ borderBlockStart: `3px double ${tokens.color.text}` });

interface QuestionListProps {
  /** Unique on its page; the ids of its panels begin with it. */
  name: string;
  questions: readonly Question[];
}

/** Questions that fold, one open at a time. Every answer is in the page. */
export function QuestionList({ name, questions }: QuestionListProps) {
  const { accordion, attributes } = useAccordion(questions);
  return (
    <QuestionFrame {...attributes}>
      {questions.map((question) => (
        <QuestionEntry
          key={question.id}
          question={question}
          accordion={accordion}
          panelId={`${name}-${question.id}`}
        />
      ))}
    </QuestionFrame>
  );
}
