import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { quote } from '#content/ui/quote.ts';
import { sentAnswers } from '#machines/quote-wizard/sent-answers.ts';
import { tokens } from '#src/design/tokens.ts';
import type { StepProps } from './use-wizard.ts';

/** Answers, each under its label. */
export const AnswerList = styled.dl({
  margin: `0 0 ${tokens.space[24]}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& > dt': { color: tokens.color.textSoft, fontSize: tokens.size.small },
  '& > dd': { margin: `0 0 ${tokens.space[8]}` },
});

/** The visitor's answers. Only this page has them, so a reload does not show them. */
export function SentAnswers({ actor }: Pick<StepProps, 'actor'>) {
  const answers = useSelector(actor, ({ context }) => context.answers);
  const sent = sentAnswers(answers);
  if (sent.length === 0) return null;
  return (
    <>
      <h2>{quote.thanks.sentTitle}</h2>
      <AnswerList>
        {sent.map(({ name, text }) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>{text}</dd>,
        ])}
      </AnswerList>
    </>
  );
}
