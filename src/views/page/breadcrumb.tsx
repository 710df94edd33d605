import styled from '@emotion/styled';
import type { Page } from '#content/page.ts';
import type { Link } from '#content/text.ts';
import { pageWords } from '#content/ui/page-words.ts';
import { formatDate } from '#content/dates.ts';
import { Container } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';

/** The links from the home page to a page, itself last. */
export const trailOf = ({ parent, name, path }: Page): readonly Link[] => [
  pageWords.home,
  ...(parent === undefined ? [] : [parent]),
  { label: name, path },
];

const List = styled.ol({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  margin: 0,
  padding: `${tokens.space[12]} 0`,
  [tokens.media.phone]: { paddingBlock: tokens.space[4] },
  listStyle: 'none',
  fontSize: tokens.size.small,
  '& li + li::before': {
    content: '"/" / ""',
    marginInline: tokens.space[4],
    color: tokens.color.textSoft,
  },
  '& :is(a, span)': { display: 'inline-block', paddingBlock: tokens.space[4] },
});

const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space[24],
});
const Checked = styled.p({
  margin: 0,
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
  [tokens.media.phone]: {
    width: '100%',
    paddingBlockEnd: tokens.space[8],
    '&[data-brief="true"]': { display: 'none' },
  },
});

interface BreadcrumbProps {
  page: Page;
  /** Shows when the page was last checked. Guides show that beside their author. */
  checked?: boolean;
  /** Leaves that out on phones, for pages with much on their first screen. */
  isBrief?: boolean;
}

/** The breadcrumb of the structured data and, on pages about tax, the date of the last check. */
export function Breadcrumb({ page, checked = false, isBrief = false }: BreadcrumbProps) {
  const trail = trailOf(page);
  return (
    <nav aria-label={pageWords.trail}>
      <Row>
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
        {checked && (
          <Checked data-brief={isBrief || undefined}>
            {pageWords.updated(formatDate(page.updated))}
          </Checked>
        )}
      </Row>
    </nav>
  );
}
