import type { ReactNode } from 'react';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { LeadBlock } from './lead-block.tsx';
import { PageOpening, type PageOpeningProps } from './page-hero.tsx';
import { Sections } from './sections.tsx';

interface SectionedPageProps extends PageOpeningProps {
  children?: ReactNode;
}

/** A page that is an opening and a list of sections, its lead forms about its own subject. */
export function SectionedPage({ children, ...opening }: SectionedPageProps) {
  const { page } = opening;
  return (
    <SubjectContext value={page}>
      <PageOpening drawing={page.town && `/drawings/city-${page.town}.svg`} {...opening} />
      {children}
      <Sections sections={page.sections} />
      <LeadBlock page={page} />
    </SubjectContext>
  );
}
