import styled from '@emotion/styled';
import { useId } from 'react';
import { tokens } from '#statelab/design/tokens.ts';
import { Heading, Tool } from '#statelab/app/lab-parts.ts';

const List = styled.ol({
  display: 'grid',
  gap: tokens.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: '24rem',
  overflow: 'auto',
  '& button': { width: '100%', textAlign: 'start', overflowWrap: 'anywhere' },
  '& span': { display: 'block', fontWeight: tokens.weight.regular },
});

interface ChoiceListProps {
  readonly heading: string;
  readonly choices: readonly { readonly title: string; readonly note?: string }[];
  /** From 1; 0 for none. */
  readonly chosen: number;
  readonly onChoose: (choice: number) => void;
}

export function ChoiceList({ heading, choices, chosen, onChoose }: ChoiceListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <List>
        {choices.map(({ title, note }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a choice is identified by its index
          <li key={index}>
            <Tool
              type="button"
              aria-pressed={chosen === index + 1}
              onClick={() => onChoose(index + 1)}
            >
              {title}
              {note !== undefined && <span>{note}</span>}
            </Tool>
          </li>
        ))}
      </List>
    </section>
  );
}
