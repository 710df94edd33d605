import styled from '@emotion/styled';
import { blogCategories } from '#content/categories.ts';
import { guides as cards } from '#content/guides.ts';
import type { Page } from '#content/page.ts';
import { resources } from '#content/ui/resources.ts';
import { Container, plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { SectionedPage } from '#src/views/page/sections.tsx';
import { Tag } from '#src/views/page/text.tsx';
import { PageLink } from '#src/views/page-link.tsx';
import { CardList, CardText } from './category-page.tsx';

const Layout = styled.div({
  display: 'grid',
  gap: tokens.space[48],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: tokens.space[48],
  [tokens.media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)' },
});
const Card = styled.div({
  marginBlockEnd: tokens.space[48],
  display: 'grid',
  gap: tokens.space[24],
  [tokens.media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& img': {
    width: '100%',
    height: 'auto',
    background: tokens.color.bush,
    forcedColorAdjust: 'none',
  },
});
const Sidebar = styled.aside({
  '& ul': plainList,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: tokens.measure.target,
    borderBlockEnd: `1px solid ${tokens.color.rule}`,
  },
});

/** The resources index: one article to start with, the others, and their subjects. */
export function BlogIndex({ page }: { page: Page }) {
  const featured = cards.filter((card) => card.featured);
  const others = cards.filter((card) => !card.featured);
  return (
    <SectionedPage page={page}>
      <Container>
        <Layout>
          <div>
            <h2>{resources.featuredHeading}</h2>
            {featured.map((card) => (
              <Card key={card.slug}>
                <img src={`/drawings/guide-${card.slug}.svg`} alt="" width={720} height={420} />
                <div>
                  <h3>
                    <PageLink href={`/blog/${card.slug}`}>{card.title}</PageLink>
                    <Tag label={resources.featured} tone="good" />
                  </h3>
                  <CardText card={card} />
                </div>
              </Card>
            ))}
            <h2>{resources.articlesHeading(others.length)}</h2>
            <CardList cards={others} />
          </div>
          <Sidebar aria-labelledby="categories">
            <h2 id="categories">{resources.categoriesHeading}</h2>
            <ul>
              {blogCategories.map(({ name, page: { path } }) => (
                <li key={name}>
                  <PageLink href={path}>{name}</PageLink>
                  <span>
                    {resources.articlesHeading(
                      cards.filter(({ category }) => category === name).length,
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Sidebar>
        </Layout>
      </Container>
    </SectionedPage>
  );
}
