import type { ReactNode } from 'react';
import type { Section as Content } from '#content/page.ts';
import type { Ground } from '#src/design/ground.ts';
import { Section, type Shape } from '#src/design/section.tsx';
import { Text } from './text.tsx';

/** Neighbours have different grounds, so that sections need no boxes. */
export const groundOf = (section: Content, index: number): Ground => {
  if (section.kind === 'action') return 'sand';
  if (section.kind === 'lead-form') return 'mist';
  return index % 2 === 0 ? 'paper' : 'white';
};

/** True for cards side by side: if the section asks for them, or if every item links to a page. */
export const areCards = ({ as, items }: Extract<Content, { kind: 'items' }>): boolean =>
  as === 'cards' || items.every(({ path }) => path !== undefined);

/** Places a section's heading beside text, and above content that needs the width. */
function shapeOf(section: Content): Shape {
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

interface SectionFrameProps {
  section: Content;
  ground: Ground;
  children: ReactNode;
}

export function SectionFrame({ section, ground, children }: SectionFrameProps) {
  return (
    <Section
      id={section.id}
      heading={section.heading}
      ground={ground}
      shape={shapeOf(section)}
      intro={section.intro && <Text>{section.intro}</Text>}
    >
      {children}
    </Section>
  );
}
