import type { GuideCard } from '#content/guide.ts';
import type { Page } from '#content/page.ts';
import { resources } from '#content/interface/resources.ts';
import { Section } from '#src/design/section.tsx';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { LeadBlock } from '#src/views/page/lead-block.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
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
      <Breadcrumb page={page} />
      <PageHero page={page} />
      <Section heading={resources.articlesHeading(cards.length)} id="articles">
        <CardList cards={cards} />
      </Section>
      <Sections sections={page.sections} />
      <LeadBlock page={page} />
    </>
  );
}
