import type { GuideCard } from '#content/guide.ts';
import { resources } from '#content/interface/resources.ts';
import { IndexList } from '#src/design/index-list.tsx';
import { Tag } from '#src/views/page/tag.tsx';
import { PageLink } from '#src/views/page-link.tsx';
import { CardText } from './card-text.tsx';

/** Articles as ruled rows: title, excerpt, author, date, read time and category. */
export function CardList({ cards }: { cards: readonly GuideCard[] }) {
  return (
    <IndexList
      items={cards.map((card) => ({
        key: card.slug,
        title: (
          <h3>
            <PageLink href={`/blog/${card.slug}`}>{card.title}</PageLink>
            {card.popular && <Tag label={resources.popular} tone="good" />}
          </h3>
        ),
        text: <CardText card={card} />,
        aside: card.category,
      }))}
    />
  );
}
