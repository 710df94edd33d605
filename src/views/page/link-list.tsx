import styled from '@emotion/styled';
import type { Link } from '#content/text.ts';
import { plainList } from '#src/design/plain-list.ts';
import { tokens } from '#src/design/tokens.ts';
import { LinkItems } from '#src/views/page-link.tsx';

const List = styled.ul(plainList, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[12],
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: tokens.measure.target,
    paddingInline: tokens.space[16],
    background: tokens.color.white,
    border: `1px solid ${tokens.color.rule}`,
    fontWeight: tokens.weight.semibold,
  },
});

export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <List>
      <LinkItems links={links} />
    </List>
  );
}
