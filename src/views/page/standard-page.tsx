import type { Page } from '#content/page.ts';
import { SubjectContext } from '#src/views/forms/subject-context.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { LeadBlock } from './lead-block.tsx';
import { PageHero } from './page-hero.tsx';
import { Sections } from './sections.tsx';

/** A page that is an opening and a list of sections. */
export function StandardPage({ page }: { page: Page }) {
  return (
    <SubjectContext value={page}>
      <Breadcrumb page={page} checked />
      <PageHero page={page} drawing={page.town && `/drawings/city-${page.town}.svg`} />
      <Sections sections={page.sections} />
      <LeadBlock page={page} />
    </SubjectContext>
  );
}
