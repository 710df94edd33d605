import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';

/** The form, and its result beside or below it. */
export const SideBySide = styled.div({
  display: 'grid',
  gap: tokens.space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [tokens.media.print]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

/** The panel of a result, which is its `<output>`. */
export const ResultPanel = styled.div(panel, { '& > output': { display: 'block' } });

/** Styles the main line, whose amount is the last child of `row`. */
export const mainFigure = (row: string) => ({
  '&[data-main="true"]': {
    borderBlockEnd: `4px double ${tokens.color.text}`,
    [row]: { fontWeight: tokens.weight.bold },
    [`${row} > :last-child`]: {
      fontSize: tokens.size.h2,
      fontWeight: tokens.weight.black,
      letterSpacing: tokens.tracking.display,
      lineHeight: tokens.lineHeight.heading,
    },
  },
});

const note = css({ maxWidth: tokens.measure.reading, fontSize: tokens.size.small });
export const Note = styled.p(note);
const NoteItems = styled.ul(note);

export const NoteList = ({ notes }: { notes: readonly string[] }) => (
  <NoteItems>
    {notes.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </NoteItems>
);

export const ScreenOnly = styled.div({ [tokens.media.print]: { display: 'none' } });

export const WithoutScript = styled.p({ fontWeight: tokens.weight.semibold });
