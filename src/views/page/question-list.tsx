import type { ActorRefFrom } from 'xstate';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  memo,
  useCallback,
  type ReactNode,
} from 'react';
import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { Question } from '#content/page.ts';
import { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { useDeferredAttributes } from '#src/views/machine-attributes.ts';
import { disclosure } from '#src/design/disclosure.ts';
import { tokens } from '#src/design/tokens.ts';
import { Text } from './text.tsx';

export type Accordion = ActorRefFrom<typeof accordionMachine>;

/** Runs the accordion of some questions. Its attributes and panels update a frame later. */
export function useAccordion(questions: readonly Question[]) {
  const accordion: Accordion = useProvidedActor(accordionMachine, {
    entries: questions.map(({ id }) => id),
  });
  return {
    accordion,
    attributes: useDeferredAttributes('accordion', accordion),
  };
}

/**
 * Hides a panel so that the browser's find-in-page still looks into it, and says when it found
 * something there. React knows `hidden` only as yes or no, so it is set on the element.
 *
 * What opens moves all that is below it; with that, a slow phone would be late to show that
 * the button was pressed. So the panel follows `open` in the next frame: `shown` says so. Until
 * the machine has started, which may open it at once, the panel stays as it was served.
 */
function useFindable(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useDeferredValue(open, null);
  useLayoutEffect(() => {
    if (shown) panel.current?.removeAttribute('hidden');
    else if (shown === false) panel.current?.setAttribute('hidden', 'until-found');
  }, [shown]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return { panel, shown: shown ?? open };
}

const Entry = styled.div(disclosure);
const Panel = styled.div({
  // Served open, for visitors whom no script reaches. Until scripts have loaded, a panel is closed
  // as it will be afterwards: the one that the address names is open.
  'html[data-scripts] *:not(:target) > &[data-open="false"]:not([hidden])': { display: 'none' },
  '&&[hidden]': { paddingBlockEnd: 0 },
  [tokens.media.print]: { '&&': { display: 'block', contentVisibility: 'visible' } },
});

/** Prints plain text, for instance with marks. */
export interface Printer {
  /** Changes with what is printed. The text is then remounted, because a translator may have moved its parts. */
  readonly key: string;
  readonly print: (text: string) => ReactNode;
}

interface QuestionEntryProps {
  question: Question;
  accordion: Accordion;
  panelId: string;
  /** Default: the text as it is. */
  printer?: Printer | undefined;
  /** True if a narrowed list includes it. */
  listed?: boolean | undefined;
}

/** One question as a button in a heading, and its answer, which is always on the page. */
export const QuestionEntry = memo(function QuestionEntry({
  question: { id, question, answer },
  accordion,
  panelId,
  printer,
  listed,
}: QuestionEntryProps) {
  const open = useSelector(accordion, ({ context }) => context.entry === id);
  const openFound = useCallback(
    () => accordion.send({ type: 'ENTRY.OPEN', entry: id }),
    [accordion, id],
  );
  const { panel, shown } = useFindable(open, openFound);
  return (
    <Entry id={id} data-listed={listed}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => accordion.send({ type: 'ENTRY.TOGGLE', entry: id })}
        >
          <span key={printer?.key}>{printer ? printer.print(question) : question}</span>
        </button>
      </h3>
      <Panel id={panelId} ref={panel} data-open={shown}>
        <p key={shown ? printer?.key : undefined}>
          <Text print={shown ? printer?.print : undefined}>{answer}</Text>
        </p>
      </Panel>
    </Entry>
  );
});

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
