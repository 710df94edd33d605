import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import type { Live } from './create-live.ts';

const Said = styled.div({
  flexBasis: '100%',
  maxHeight: '5rem',
  overflow: 'auto',
  fontSize: tokens.size.small,
  '& :is(p, ul)': { margin: 0 },
});

/** How an opened tape suits the machine, or why it was not opened. */
export function TapeVerdict({ live: { desk } }: { live: Live }) {
  const { fit, refusal } = useSelector(desk, ({ context }) => context);
  const hasProblems = fit !== null && fit.problems.length > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <Said role="status" tabIndex={hasProblems ? 0 : undefined}>
      {refusal !== null && <p>{refusal}</p>}
      {fit !== null && <p>{fit.isSameShape ? lab.fit.same : lab.fit.changed}</p>}
      {hasProblems && (
        <ul>
          {fit.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Said>
  );
}
