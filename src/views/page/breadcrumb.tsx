import styled from '@emotion/styled';
import type { Page } from '#content/page.ts';
import { pageWords } from '#content/interface/page-words.ts';
import { Container } from '#src/design/container.tsx';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { trailOf } from './trail.ts';

const List = styled.ol({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  margin: 0,
  padding: `${tokens.space[12]} 0`,
  listStyle: 'none',
  fontSize: tokens.size.small,
  '& li + li::before': {
    content: '"/" / ""',
    marginInline: tokens.space[8],
    color: tokens.color.textSoft,
  },
  '& :is(a, span)': { display: 'inline-block', paddingBlock: tokens.space[4] },
});

/** Where the page is in the site; the structured data says the same. */
export function Breadcrumb({ page }: { page: Page }) {
  const trail = trailOf(page);
  return (
    <nav aria-label={pageWords.trail}>
      <Container>
        <List>
          {trail.map(({ label, path }, index) => (
            <li key={path}>
              {index === trail.length - 1 ? (
                <span aria-current="page">{label}</span>
              ) : (
                <PageLink href={path}>{label}</PageLink>
              )}
            </li>
          ))}
        </List>
      </Container>
    </nav>
  );
}
