import type { ReactNode } from 'react';
import type { Section } from '#content/page.ts';
import { FactStrip } from '#src/design/fact-strip.tsx';
import { Columns, ItemList } from './item-list.tsx';
import { ContentTable } from './blocks.tsx';
import { DateList, DecisionList, LinkList, StepList, TierList } from './section-lists.tsx';
import { areCards, PlainBody, SectionFrames } from './plain-sections.tsx';
import { OwnDates, ProfitComparison } from './lazy-parts.ts';
import { QuestionList } from './question-list.tsx';
import { Text } from './text.tsx';
import { LeadSection, PageOpening, type PageOpeningProps } from './page-opening.tsx';

/** Shows a section's content. */
export function SectionBody({ section }: { section: Section }) {
  switch (section.kind) {
    case 'items':
      return <ItemList items={section.items} as={areCards(section) ? 'cards' : 'rows'} />;
    case 'table':
      return <ContentTable table={section.table} />;
    case 'comparison':
      return <ProfitComparison {...section} />;
    case 'tiers':
      return <TierList tiers={section.tiers} />;
    case 'steps':
      return <StepList steps={section.steps} />;
    case 'questions':
      return <QuestionList name={section.id} questions={section.questions} first={section.first} />;
    case 'decisions':
      return <DecisionList decisions={section.decisions} />;
    case 'figures':
      return (
        <FactStrip
          facts={section.figures.map(({ value, label, note }) => ({
            value,
            label,
            note: note === undefined ? undefined : <Text>{note}</Text>,
          }))}
        />
      );
    case 'columns':
      return <Columns {...section} />;
    case 'dates':
      return section.own ? <OwnDates {...section} /> : <DateList {...section} />;
    case 'links':
      return <LinkList links={section.links} />;
    default:
      return <PlainBody section={section} />;
  }
}

export const Sections = ({ sections }: { sections: readonly Section[] }) => (
  <SectionFrames sections={sections} body={SectionBody} />
);

interface SectionedPageProps extends PageOpeningProps {
  children?: ReactNode;
  /** The page's sections (default: one below the other). */
  sections?: ReactNode;
}

/** An opening and a list of sections. */
export function SectionedPage({ children, sections, ...opening }: SectionedPageProps) {
  const { page } = opening;
  return (
    <>
      <PageOpening drawing={page.town && `/drawings/city-${page.town}.svg`} {...opening} />
      {children}
      {sections ?? <Sections sections={page.sections} />}
      <LeadSection page={page} />
    </>
  );
}
