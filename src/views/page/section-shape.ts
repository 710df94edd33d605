import type { Section } from '#content/page.ts';
import type { Shape } from '#src/design/section.tsx';

/** True for cards side by side: if the section asks for them, or if every item links to a page. */
export const areCards = ({ as, items }: Extract<Section, { kind: 'items' }>): boolean =>
  as === 'cards' || items.every(({ path }) => path !== undefined);

/** Places a section's heading beside text, and above content that needs the width. */
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
