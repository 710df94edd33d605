import styled from '@emotion/styled';
import { useContext, type ReactNode } from 'react';
import { tokens } from '#src/design/tokens.ts';
import { PageMarks } from './page-marks.ts';

const Word = styled.button({
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
  cursor: 'help',
});

/** At the foot of the screen, where it covers neither the word nor a phone's keyboard. */
const Meaning = styled.span({
  // A browser without popovers shows the meaning after the word.
  '@supports selector(:popover-open)': {
    position: 'fixed',
    inset: 'auto 0 0',
    boxSizing: 'border-box',
    width: 'auto',
    maxWidth: tokens.measure.reading,
    margin: '0 auto',
    padding: `${tokens.space[16]} ${tokens.space[24]} ${tokens.space[24]}`,
    border: `2px solid ${tokens.color.ink}`,
    borderBlockEnd: 0,
    background: tokens.color.white,
    color: tokens.color.ink,
    fontSize: tokens.size.body,
    fontWeight: tokens.weight.regular,
    textAlign: 'start',
  },
});

/**
 * A term of the glossary where it stands. A press opens its meaning, with scripts or without; Escape
 * or a press elsewhere closes it. The popover follows its button, so a screen reader reads on into it.
 */
export function Term({ id, children }: { id: string; children: ReactNode }) {
  const { terms } = useContext(PageMarks);
  return (
    <>
      <Word type="button" popoverTarget={`term-${id}`}>
        {children}
      </Word>
      <Meaning id={`term-${id}`} popover="auto">
        {terms?.[id]}
      </Meaning>
    </>
  );
}
