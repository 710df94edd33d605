import styled from '@emotion/styled';
import { footer } from '#content/ui/navigation.ts';
import { site } from '#content/site.ts';
import { Container, plainList } from '#src/design/primitives.tsx';
import { grounds } from '#src/design/ground.ts';
import { tokens } from '#src/design/tokens.ts';
import { LinkGroup, LinkItems } from '#src/views/page-link.tsx';
import { ClosingLinks } from './frame-parts.tsx';

const Footer = styled.footer(grounds.bush, {
  // The sticky bar covers the end of a phone's page.
  paddingBlock: `${tokens.space[24]} calc(${tokens.measure.bar} + ${tokens.space[8]})`,
  fontSize: tokens.size.fine,
  lineHeight: 1.3,
  [tokens.media.print]: { display: 'none' },
});
const Columns = styled.div({
  display: 'grid',
  gap: `${tokens.space[16]} ${tokens.space[12]}`,
  // The second of two is the wider: it has the email address.
  gridTemplateColumns: 'repeat(2, minmax(0, auto))',
  // Below 352 px that takes a row.
  '@media (max-width: 21.99em)': { '& > :last-child': { gridColumn: '1 / -1' } },
  [tokens.media.tablet]: {
    gridTemplateColumns: 'repeat(3, 1fr) max-content',
    columnGap: tokens.space[24],
  },
  '& h2': { marginBlockEnd: tokens.space[8], fontSize: tokens.size.small },
  '& > *': { minWidth: 0 },
  '& ul': plainList,
  '& li > a': {
    display: 'inline-block',
    paddingBlock: 3,
    whiteSpace: 'normal',
  },
});
const Closing = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[4]} ${tokens.space[24]}`,
  marginBlockStart: tokens.space[16],
  paddingBlockStart: tokens.space[16],
  borderBlockStart: `1px solid ${tokens.color.contourBush}`,
  '& p': { margin: 0, flexBasis: '100%' },
  '& a': { paddingBlock: tokens.space[4] },
});

/** The id of the links at the end of every page. */
export const linksId = 'site-links';

export function SiteFooter() {
  return (
    <Footer id={linksId}>
      <Container>
        <Columns>
          {footer.groups.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              <LinkGroup label={label} links={links} />
            </nav>
          ))}
          <div>
            <h2>{footer.contactLabel}</h2>
            <ul>
              <li>
                <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
              <LinkItems links={[footer.featuredPartner]} />
            </ul>
          </div>
        </Columns>
        <Closing>
          <ClosingLinks links={footer.legal} />
          <p>{footer.copyright}</p>
        </Closing>
      </Container>
    </Footer>
  );
}
