import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Alert } from '#src/design/alert.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Note } from './note.tsx';

const Frame = styled.div({
  marginBlockStart: tokens.space[16],
  '& > *': { marginBlockEnd: tokens.space[8] },
});

interface FailureProps {
  words: { readonly failure: string; readonly contactUs: string };
}

/**
 * Says that a form was not sent, under the button that was pressed: the button does not move
 * from under the finger, and both are in sight.
 */
export function Failure({ words }: FailureProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Some browsers return a promise, which React would take for a cleanup function.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Frame ref={frame}>
      <Alert>{words.failure}</Alert>
      <Note>{words.contactUs}</Note>
    </Frame>
  );
}
