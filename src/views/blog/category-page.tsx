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
      <Byline card={card} />
    </>
  );
}

/** One below the other, each with its picture beside its words. */
const Cards = styled.div({
  [tokens.media.tablet]: {
    '&& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& li': {
      display: 'grid',
      gridTemplate: 'auto auto auto 1fr / 2fr 3fr',
      columnGap: tokens.space[24],
      '& > img': {
        gridRow: '1 / -1',
        width: `calc(100% + ${tokens.space[24]})`,
        height: `calc(100% + 2 * ${tokens.space[24]})`,
        marginInlineEnd: 0,
        objectFit: 'cover',
        // Its sign stands in the right half.
        objectPosition: '100%',
      },
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
