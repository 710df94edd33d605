import styled from '@emotion/styled';
import type { Link } from '#content/page.ts';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
      {links.map(({ label, path }) => (
        <li key={path}>
          <PageLink href={path}>{label}</PageLink>
        </li>
      ))}
    </List>
  );
}
