import styled from '@emotion/styled';
import type { GuideCard } from '#content/guide.ts';
import { resources } from '#content/ui/resources.ts';
import type { Page } from '#content/page.ts';
import { CardGrid } from '#src/design/card-grid.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Tag } from '#src/views/page/text.tsx';
import { PageLink } from '#src/views/page-link.tsx';
import { Byline } from '#src/views/guide/byline.tsx';
import { Section } from '#src/design/section.tsx';
import { SectionedPage } from '#src/views/page/sections.tsx';

export function CardText({ card }: { card: GuideCard }) {
  return (
    <>
      <p>{card.excerpt}</p>
      <Byline author={card.author} date={card.date} minutes={card.readTime} />
    </>
  );
}

/** Two by two; one that is left over has its picture beside its words, over the whole width. */
const Cards = styled.div({
  [tokens.media.tablet]: {
    '&& > ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& li:last-of-type:nth-of-type(odd)': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplate: 'auto auto auto 1fr / repeat(2, minmax(0, 1fr))',
      columnGap: tokens.space[48],
      '& > img': { gridRow: '1 / -1', marginBlockEnd: `calc(-1 * ${tokens.space[24]})` },
    },
  },
});

export function CardList({ cards }: { cards: readonly GuideCard[] }) {
  return (
    <Cards>
      <CardGrid
        items={cards.map((card) => ({
          key: card.slug,
          drawing: `/drawings/guide-${card.slug}.svg`,
          title: (
            <h3>
              <PageLink href={`/blog/${card.slug}`}>{card.title}</PageLink>
              {card.popular && <Tag label={resources.popular} tone="good" />}
            </h3>
          ),
          text: (
            <>
              <CardText card={card} />
              <p>{card.category}</p>
            </>
          ),
        }))}
      />
    </Cards>
  );
}

/** A subject of the resources, with the articles published on it. */
export function CategoryPage({ page, cards }: { page: Page; cards: readonly GuideCard[] }) {
  return (
    <SectionedPage page={page}>
      <Section heading={resources.articlesHeading(cards.length)} id="articles">
        <CardList cards={cards} />
      </Section>
    </SectionedPage>
  );
}
