import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { memo, useCallback, type ReactNode } from 'react';
import type { Question } from '#content/page.ts';
import { disclosure } from '#src/design/disclosure.ts';
import { tokens } from '#src/design/tokens.ts';
import { Text } from './text.tsx';
import type { Accordion } from './use-accordion.ts';
import { useFindable } from './use-findable.ts';

const Entry = styled.div(disclosure);
const Panel = styled.div({
  // Served open, for visitors whom no script reaches. Until scripts have loaded, a panel is closed
  // as it will be afterwards: the one that the address names is open.
  'html[data-scripts] *:not(:target) > &[data-open="false"]:not([hidden])': { display: 'none' },
  '&&[hidden]': { paddingBlockEnd: 0 },
  [tokens.media.print]: { '&&': { display: 'block', contentVisibility: 'visible' } },
});

interface QuestionEntryProps {
  question: Question;
  accordion: Accordion;
  panelId: string;
  /** Prints a piece of plain text, for instance with marks; itself, where left out. */
  print?: ((text: string) => ReactNode) | undefined;
  /** Whether a narrowed list still lists it. */
  listed?: boolean | undefined;
}

/** One question as a button under a heading, and its answer, which is always on the page. */
export const QuestionEntry = memo(function QuestionEntry({
  question: { id, question, answer },
  accordion,
  panelId,
  print,
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
          <span>{print ? print(question) : question}</span>
        </button>
      </h3>
      <Panel id={panelId} ref={panel} data-open={shown}>
        <p>
          <Text print={shown ? print : undefined}>{answer}</Text>
        </p>
      </Panel>
    </Entry>
  );
});
