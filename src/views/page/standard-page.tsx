import type { Page } from '#content/page.ts';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { LeadBlock } from './lead-block.tsx';
import { PageOpening } from './page-hero.tsx';
import { Sections } from './sections.tsx';

/** A page that is an opening and a list of sections. */
export function StandardPage({ page }: { page: Page }) {
  return (
    <SubjectContext value={page}>
      <PageOpening page={page} checked drawing={page.town && `/drawings/city-${page.town}.svg`} />
      <Sections sections={page.sections} />
      <LeadBlock page={page} />
    </SubjectContext>
  );
}
