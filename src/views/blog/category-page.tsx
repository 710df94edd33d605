import type { GuideCard } from '#content/guide.ts';
import type { Page } from '#content/page.ts';
import { resources } from '#content/interface/resources.ts';
import { Section } from '#src/design/section.tsx';
import { LeadBlock } from '#src/views/page/lead-block.tsx';
import { PageOpening } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { CardList } from './card-list.tsx';

interface CategoryPageProps {
  page: Page;
  cards: readonly GuideCard[];
}

/** A subject of the resources, with the articles published on it. */
export function CategoryPage({ page, cards }: CategoryPageProps) {
  return (
    <>
      <PageOpening page={page} />
      <Section heading={resources.articlesHeading(cards.length)} id="articles">
        <CardList cards={cards} />
      </Section>
      <Sections sections={page.sections} />
      <LeadBlock page={page} />
    </>
  );
}
