import type { ReactNode } from 'react';
import type { Section } from '#content/page.ts';
import { FactStrip } from '#src/design/fact-strip.tsx';
import type { Ground } from '#src/design/ground.ts';
import { Prose } from '#src/design/primitives.tsx';
import { QuickQuoteForm } from '#src/views/forms/quick-quote-form.island.tsx';
import { Columns, ItemList } from './item-list.tsx';
import { QuoteExample } from './quote-example.tsx';
import { Blocks, ContentTable } from './blocks.tsx';
import { DecisionList, LinkList, StepList, TierList } from './section-lists.tsx';
import { areCards, groundOf, SectionFrame } from './section-frame.tsx';
import { Island } from '#src/views/island.tsx';
import { ProfitComparison } from '#src/views/calculators/profit-comparison.island.tsx';
import { DatesSection } from './dates-section.island.tsx';
import { QuestionList } from './question-list.island.tsx';
import { Text } from './text.tsx';
import { Actions, LeadSection, PageOpening, type PageOpeningProps } from './page-opening.tsx';

/** Shows a section's content. */
function SectionBody({ section }: { section: Exclude<Section, { kind: 'dates' }> }) {
  switch (section.kind) {
    case 'items':
      return <ItemList items={section.items} as={areCards(section) ? 'cards' : 'rows'} />;
    case 'table':
      return <ContentTable table={section.table} />;
    case 'comparison':
      return (
        <Island
          of={ProfitComparison}
          props={{ table: section.table, schedule: section.schedule }}
        />
      );
    case 'example':
      return <QuoteExample example={section.example} />;
    case 'tiers':
      return <TierList tiers={section.tiers} />;
    case 'steps':
      return <StepList steps={section.steps} />;
    case 'questions':
      return (
        <Island
          of={QuestionList}
          props={{ name: section.id, questions: section.questions, first: section.first }}
        />
      );
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
    case 'links':
      return <LinkList links={section.links} />;
    case 'prose':
      return (
        <Prose>
          <Blocks blocks={section.blocks} />
        </Prose>
      );
    case 'action':
      return <Actions {...section} />;
    case 'lead-form':
      return <Island of={QuickQuoteForm} props={{ id: section.id, variant: section.variant }} />;
  }
}

interface PlacedSectionProps {
  section: Section;
  ground: Ground;
}

/** A section on its ground. Its dates are those of the day of the build, until the browser's is later. */
export function PlacedSection({ section, ground }: PlacedSectionProps) {
  return section.kind === 'dates' ? (
    <Island
      of={DatesSection}
      props={{ section, ground }}
      when={section.own ? 'load' : 'later-day'}
    />
  ) : (
    <SectionFrame section={section} ground={ground}>
      <SectionBody section={section} />
    </SectionFrame>
  );
}

/** Sections in their order, neighbours on different grounds. */
export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map((section, index) => (
    <PlacedSection key={section.id} section={section} ground={groundOf(section, index)} />
  ));

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
