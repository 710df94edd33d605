import styled from '@emotion/styled';
import type { Item } from '#content/page.ts';
import { plainList } from '#src/design/plain-list.ts';
import { tokens } from '#src/design/tokens.ts';
import { Text } from './text.tsx';

/** A marked track: numbered markers on a dotted line. */
const List = styled.ol(plainList, {
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    columnGap: tokens.space[16],
    paddingBlockEnd: tokens.space[32],
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: '2.5rem',
      height: '2.5rem',
      border: `2px solid ${tokens.color.accent}`,
      borderRadius: '50%',
      background: tokens.color.white,
      color: tokens.color.ink,
      fontWeight: tokens.weight.black,
      lineHeight: 1,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '2.75rem 0.25rem',
      insetInlineStart: 'calc(1.25rem - 1.5px)',
      borderInlineStart: `3px dotted ${tokens.color.marker}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '& h3': { marginBlock: `${tokens.space[8]} ${tokens.space[4]}` },
  '& p': { margin: 0, maxWidth: tokens.measure.reading },
});

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
