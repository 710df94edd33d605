import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { tokens } from '#statelab/design/tokens.ts';
import type { Live } from './create-live.ts';

const Said = styled.div({
  flexBasis: '100%',
  maxHeight: '5rem',
  overflow: 'auto',
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
});

/** What the machine of today does of an opened tape, or why it was not opened. */
export function TapeVerdict({ live: { desk } }: { live: Live }) {
  const verdict = useSelector(desk, ({ context }) => context.verdict);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <Said role="status" tabIndex={verdict.length > 1 ? 0 : undefined}>
      {verdict.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Said>
  );
}
