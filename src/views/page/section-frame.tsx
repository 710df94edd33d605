import type { ReactNode } from 'react';
import type { Section as Content } from '#content/page.ts';
import type { Ground } from '#src/design/ground.ts';
import { Section } from '#src/design/section.tsx';
import { shapeOf } from './section-shape.ts';
import { Text } from './text.tsx';

/** Neighbours have different grounds, so that a page's parts can be told apart without boxes. */
export const groundOf = (section: Content, index: number): Ground => {
  if (section.kind === 'action') return 'bush';
  if (section.kind === 'lead-form') return 'mist';
  return index % 2 === 0 ? 'paper' : 'white';
};

interface SectionFrameProps {
  section: Content;
  ground: Ground;
  children: ReactNode;
}

/** One section of a page: its heading and its body. */
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
