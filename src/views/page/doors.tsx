import styled from '@emotion/styled';
import { doors } from '#content/doors.ts';
import { plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { LinkItems } from '#src/views/page-link.tsx';

const List = styled.ul(plainList, {
  marginBlockStart: tokens.space[16],
  borderBlockStart: `1px solid ${tokens.color.line}`,
  [tokens.media.tablet]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space[16],
    fontSize: tokens.size.small,
    marginBlockStart: tokens.space[32],
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    minHeight: '2.5rem',
    fontWeight: tokens.weight.semibold,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '"→" / ""', color: tokens.color.markerLight },
    [tokens.media.forcedColors]: { '&::after': { color: 'LinkText' } },
  },
  // A form follows, and has to be on the first screen too; beside a diagram it needs the room.
  [tokens.media.desktop]: {
    '[data-before-form="true"] > &': { marginBlockStart: tokens.space[8] },
    '[data-diagram="true"] > [data-before-form="true"] > &': { display: 'none' },
  },
  [tokens.media.phone]: { '& li': { borderBlockEnd: `1px solid ${tokens.color.line}` } },
});

/** The three questions that most visitors come with, on the ground of an opening. */
export const Doors = () => (
  <List>
    <LinkItems links={doors} />
  </List>
);
