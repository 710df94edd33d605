import styled from '@emotion/styled';
import type { Item } from '#content/page.ts';
import { tokens } from '#src/design/tokens.ts';
import { Text } from './text.tsx';

const List = styled.ol({
  display: 'grid',
  gap: tokens.space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  maxWidth: '48rem',
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '3rem 1fr',
    '&::before': {
      content: 'counter(step)',
      fontSize: tokens.size.h3,
      fontWeight: tokens.weight.black,
      lineHeight: 1,
      color: tokens.color.accent,
    },
  },
  '& h3': { marginBlockEnd: tokens.space[4] },
  '& p': { margin: 0 },
});

/** Things to do one after another. */
export function StepList({ steps }: { steps: readonly Item[] }) {
  return (
    <List>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}
