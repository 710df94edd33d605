import type { Section } from '#content/page.ts';
import type { Shape } from '#src/design/section.tsx';

/** Items that all lead to a page are chosen from, side by side; others are read in rows, if nothing else is said. */
export const areCards = ({ as, items }: Extract<Section, { kind: 'items' }>): boolean =>
  as === 'cards' || items.every(({ path }) => path !== undefined);

/** Where a section's heading is: beside what is read line by line, above what needs the width. */
export function shapeOf(section: Section): Shape {
  switch (section.kind) {
    case 'prose':
    case 'questions':
    case 'steps':
    case 'decisions':
      return 'beside';
    case 'table':
      // A few columns have room beside the heading.
      return section.table.columns.length > 3 ? 'above' : 'beside';
    case 'lead-form':
      return section.variant === 'compact' ? 'beside' : 'above';
    case 'items':
      return areCards(section) ? 'above' : 'beside';
    default:
      return 'above';
  }
}
