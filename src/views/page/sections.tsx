import type { Section as Content } from '#content/page.ts';
import type { Ground } from '#src/design/ground.ts';
import { Section } from '#src/design/section.tsx';
import { FactNotes } from './fact-notes.tsx';
import { SectionBody } from './section-body.tsx';
import { Text } from './text.tsx';

/** Neighbours stand on different grounds, so that a page's parts can be told apart without boxes. */
const groundOf = (section: Content, index: number): Ground => {
  if (section.kind === 'action') return 'bush';
  if (section.kind === 'lead-form') return 'mist';
  return index % 2 === 0 ? 'paper' : 'white';
};

/** One section of a page: heading, body, and the notes of the facts it prints. */
export function ContentSection({ section, ground }: { section: Content; ground: Ground }) {
  return (
    <Section
      id={section.id}
      heading={section.heading}
      ground={ground}
      intro={section.intro && <Text>{section.intro}</Text>}
    >
      <SectionBody section={section} />
      {section.notes && <FactNotes notes={section.notes} />}
    </Section>
  );
}

export function Sections({ sections }: { sections: readonly Content[] }) {
  return sections.map((section, index) => (
    <ContentSection key={section.id} section={section} ground={groundOf(section, index)} />
  ));
}
