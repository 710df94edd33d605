import { css } from '@emotion/css';
import type { Question } from '#content/page.ts';
import { disclosureClass } from '#src/design/disclosure.ts';
import { tokens } from '#src/design/tokens.ts';
import { Text } from './text.tsx';

const list = css({ borderBlockStart: `3px double ${tokens.color.text}` });

/** Questions that fold, one open at a time. Every answer stands in the page. */
export function QuestionList({
  name,
  questions,
}: {
  name: string;
  questions: readonly Question[];
}) {
  return (
    <div className={list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name} className={disclosureClass}>
          <summary>{question}</summary>
          <div>
            <p>
              <Text>{answer}</Text>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
