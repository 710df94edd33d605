import styled from '@emotion/styled';
import type { FactNote } from '#content/fact-notes.ts';
import { pageWords } from '#content/page-words.ts';
import { Notice } from '#src/design/notice.tsx';
import { tokens } from '#src/design/tokens.ts';
import { formatDate } from '#content/dates.ts';
import { Text } from './text.tsx';

const Frame = styled.div({
  marginBlockStart: tokens.space[32],
  maxWidth: tokens.measure.reading,
  fontSize: tokens.size.small,
  '& :is(h3, h4)': { fontSize: tokens.size.small, marginBlockEnd: tokens.space[4] },
  '& ul': { margin: 0, paddingInlineStart: tokens.space[16] },
});

const Checked = styled.span({ whiteSpace: 'nowrap', color: tokens.color.textSoft });

interface FactNotesProps {
  notes: readonly FactNote[];
  /** Of its heading: one below the heading of what prints the facts. */
  level?: 3 | 4;
}

/** The dated notes of the facts a section or an answer prints, each said once, under the figures it is about. */
export function FactNotes({ notes, level = 3 }: FactNotesProps) {
  if (notes.length === 0) return null;
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <Frame>
      <Notice>
        <Heading>{pageWords.notesHeading}</Heading>
        <ul>
          {notes.map(({ text, date, figures }) => (
            <li key={text}>
              <strong>{figures.join(', ')}</strong> <Text>{text}</Text>{' '}
              <Checked>{pageWords.noteDate(formatDate(date))}</Checked>
            </li>
          ))}
        </ul>
      </Notice>
    </Frame>
  );
}
