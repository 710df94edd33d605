import type { GuideCard } from '#content/guide.ts';
import type { Page } from '#content/page.ts';
import { resources } from '#content/interface/resources.ts';
import { Section } from '#src/design/section.tsx';
import { SectionedPage } from '#src/views/page/sections.tsx';
import { CardList } from './card-list.tsx';

interface CategoryPageProps {
  page: Page;
  cards: readonly GuideCard[];
}

/** A subject of the resources, with the articles published on it. */
export function CategoryPage({ page, cards }: CategoryPageProps) {
  return (
    <SectionedPage page={page}>
      <Section heading={resources.articlesHeading(cards.length)} id="articles">
        <CardList cards={cards} />
      </Section>
    </SectionedPage>
  );
}
