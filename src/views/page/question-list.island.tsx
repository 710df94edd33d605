import type { ActorRefFrom } from 'xstate';
import { memo, useCallback, useEffect, useRef, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { Question } from '#content/page.ts';
import { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { HeadedRow } from '#src/design/disclosure.ts';
import { pageWords } from '#content/ui/page-words.ts';
import { tokens } from '#src/design/tokens.ts';
import { Text } from './text.tsx';

export type Accordion = ActorRefFrom<typeof accordionMachine>;

/** Runs the accordion of some questions. */
export function useAccordion(questions: readonly Question[]) {
  const accordion: Accordion = useProvidedActor(accordionMachine, {
    entries: questions.map(({ id }) => id),
  });
  return {
    accordion,
    attributes: useMachineAttributes('accordion', accordion),
  };
}

/** A link to a question leads to its answer, which the browser then opens, and shows both. */
const Answer = styled.p({ scrollMarginBlockStart: tokens.space[96] });

/** Prints plain text, for instance with marks. */
export interface Printer {
  /** Changes with what is printed. The text is then remounted, because a translator may have moved its parts. */
  readonly key: string;
  readonly print: (text: string) => ReactNode;
}

interface QuestionEntryProps {
  question: Question;
  accordion: Accordion;
  /** The `name` of the group; one opens at a time. */
  name: string;
  /** Default: the text as it is. */
  printer?: Printer | undefined;
  /** True if a narrowed list includes it. */
  listed?: boolean | undefined;
}

/** One question, and its answer, which is always on the page. */
export const QuestionEntry = memo(function QuestionEntry({
  question: { id, question, answer },
  accordion,
  name,
  printer,
  listed,
}: QuestionEntryProps) {
  const open = useSelector(accordion, ({ context }) => context.entry === id);
  const entry = useRef<HTMLDetailsElement>(null);
  const notify = useCallback(() => {
    const isShown = entry.current?.open === true;
    if (isShown === (accordion.getSnapshot().context.entry === id)) return;
    accordion.send({ type: isShown ? 'ENTRY.OPEN' : 'ENTRY.CLOSE', entry: id });
  }, [accordion, id]);
  // The browser may have opened it before hydration.
  useEffect(notify, [notify]);
  return (
    <HeadedRow
      ref={entry}
      name={name}
      open={open}
      onToggle={notify}
      data-listed={listed}
      suppressHydrationWarning
    >
      <summary>
        <h3 key={printer?.key}>{printer ? printer.print(question) : question}</h3>
      </summary>
      <Answer id={id} key={open ? printer?.key : undefined}>
        <Text print={open ? printer?.print : undefined}>{answer}</Text>
      </Answer>
    </HeadedRow>
  );
});

export const QuestionFrame = styled.div({ borderBlockStart: `3px double ${tokens.color.text}` });

const Others = styled.details({
  '& > summary': {
    paddingBlock: tokens.space[16],
    fontWeight: tokens.weight.semibold,
    color: tokens.color.link,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
});

interface QuestionListProps {
  /** Unique on its page. */
  name: string;
  questions: readonly Question[];
  /** The number of questions shown before a press on ‘Show all’. Default: all. */
  first?: number | undefined;
}

/** Questions that fold, one open at a time. Every answer is in the page. */
export function QuestionList({ name, questions, first = questions.length }: QuestionListProps) {
  const { accordion, attributes } = useAccordion(questions);
  const entries = questions.map((question) => (
    <QuestionEntry key={question.id} question={question} accordion={accordion} name={name} />
  ));
  return (
    <QuestionFrame {...attributes}>
      {entries.slice(0, first)}
      {first < entries.length && (
        <Others>
          <summary>{pageWords.allQuestions(entries.length)}</summary>
          {entries.slice(first)}
        </Others>
      )}
    </QuestionFrame>
  );
}
