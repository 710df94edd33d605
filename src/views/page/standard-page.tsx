import type { Page } from '#content/page.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { LeadBlock } from './lead-block.tsx';
import { PageHero } from './page-hero.tsx';
import { Sections } from './sections.tsx';

/** A page that is an opening and a list of sections. */
export function StandardPage({ page }: { page: Page }) {
  return (
    <>
      <Breadcrumb page={page} />
      <PageHero page={page} />
      <Sections sections={page.sections} />
      <LeadBlock page={page} />
    </>
  );
}
