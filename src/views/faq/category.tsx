import type { ReactNode } from 'react';
import type { TaxFaqCategory, TaxQuestion } from '#content/interface/tax-faq.ts';
import { Section } from '#src/design/section.tsx';
import { QuestionEntry, QuestionFrame, type Accordion } from '#src/views/page/question-list.tsx';

interface CategoryProps {
  name: TaxFaqCategory;
  questions: readonly TaxQuestion[];
  accordion: Accordion;
  /** The ids of the matching questions; undefined if all are listed. */
  listed: ReadonlySet<string> | null;
  print: (text: string) => ReactNode;
}

/** One category's questions; nothing of it shows where none is listed. */
export function Category({ name, questions, accordion, listed, print }: CategoryProps) {
  return (
    <div hidden={listed !== null && questions.every(({ id }) => !listed.has(id))}>
      <Section heading={name}>
        <QuestionFrame>
          {questions.map((question) => {
            const isListed = listed?.has(question.id) === true;
            return (
              <QuestionEntry
                key={question.id}
                question={question}
                accordion={accordion}
                panelId={`answer-${question.id}`}
                listed={isListed}
                print={isListed ? print : undefined}
              />
            );
          })}
        </QuestionFrame>
      </Section>
    </div>
  );
}
