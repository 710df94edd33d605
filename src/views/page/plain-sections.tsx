import type { ComponentType, ReactNode } from 'react';
import type { Section as Content, PlainSection } from '#content/page.ts';
import type { Ground } from '#src/design/ground.ts';
import { Section, type Shape } from '#src/design/section.tsx';
import { Prose } from '#src/design/primitives.tsx';
import { QuickQuoteForm } from '#src/views/forms/quick-quote-form.tsx';
import { Text } from './text.tsx';
import { Actions } from './page-opening.tsx';
import { Blocks } from './blocks.tsx';

/** Neighbours have different grounds, so that sections need no boxes. */
const groundOf = (section: Content, index: number): Ground => {
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
      // Dates of a later day are another element: a translator may have replaced the text of this one.
      key={section.intro}
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

interface SectionFramesProps<Kind extends Content> {
  sections: readonly Kind[];
  /** Shows a section's content. Each list of sections loads only the kinds it has. */
  body: ComponentType<{ section: Kind }>;
}

/** Sections in their order, neighbours on different grounds. */
export function SectionFrames<Kind extends Content>({
  sections,
  body: Body,
}: SectionFramesProps<Kind>) {
  return sections.map((section, index) => (
    <SectionFrame key={section.id} section={section} ground={groundOf(section, index)}>
      <Body section={section} />
    </SectionFrame>
  ));
}

export function PlainBody({ section }: { section: PlainSection }) {
  switch (section.kind) {
    case 'prose':
      return (
        <Prose>
          <Blocks blocks={section.blocks} />
        </Prose>
      );
    case 'action':
      return <Actions {...section} />;
    case 'lead-form':
      return <QuickQuoteForm id={section.id} variant={section.variant} />;
  }
}

/** The sections of a page with only plain ones, which loads no other kinds. */
export const PlainSections = ({ sections }: { sections: readonly PlainSection[] }) => (
  <SectionFrames sections={sections} body={PlainBody} />
);
