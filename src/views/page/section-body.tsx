import type { Section } from '#content/page.ts';
import { FactStrip } from '#src/design/fact-strip.tsx';
import { Columns } from './columns.tsx';
import { ContentTable } from './content-table.tsx';
import { DateList } from './date-list.tsx';
import { DecisionList } from './decision-list.tsx';
import { areCards } from './section-frame.tsx';
import { ItemList } from './item-list.tsx';
import { LinkList } from './link-list.tsx';
import { PlainBody } from './plain-body.tsx';
import { ProfitComparison } from './profit-comparison-part.ts';
import { QuestionList } from './question-list.tsx';
import { StepList } from './step-list.tsx';
import { Text } from './text.tsx';
import { TierList } from './tier-list.tsx';

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
      return <QuestionList name={section.id} questions={section.questions} />;
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
      return <DateList {...section} />;
    case 'links':
      return <LinkList links={section.links} />;
    default:
      return <PlainBody section={section} />;
  }
}
