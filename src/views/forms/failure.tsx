import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Alert } from '#src/design/alert.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Note } from './note.tsx';

interface SendingProps {
  words: { readonly sending: string; readonly failure: string; readonly contactUs: string };
  busy: boolean;
  failed: boolean;
}

/** Shows that a form is being sent, or that sending failed. */
export function SendingStatus({ words, busy, failed }: SendingProps) {
  return (
    <>
      <div role="status">{busy && <Note>{words.sending}</Note>}</div>
      {failed && <Failure words={words} />}
    </>
  );
}

const Frame = styled.div({
  marginBlockStart: tokens.space[16],
  '& > *': { marginBlockEnd: tokens.space[8] },
});

/** Shows that sending failed, below the button, which therefore does not move. Scrolls both into view. */
function Failure({ words }: Pick<SendingProps, 'words'>) {
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
