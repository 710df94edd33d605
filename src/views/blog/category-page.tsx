import type { GuideCard } from '#content/guide.ts';
import { resources } from '#content/ui/resources.ts';
import type { Page } from '#content/page.ts';
import { CardGrid } from '#src/design/card-grid.tsx';
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

export function CardList({ cards }: { cards: readonly GuideCard[] }) {
  return (
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
