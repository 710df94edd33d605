import type { PlainSection } from '#content/page.ts';
import { PlainBody } from './plain-body.tsx';
import { groundOf, SectionFrame } from './section-frame.tsx';

/** The sections of a page that has plain ones alone, and so needs the code of no other kind. */
export function PlainSections({ sections }: { sections: readonly PlainSection[] }) {
  return sections.map((section, index) => (
    <SectionFrame key={section.id} section={section} ground={groundOf(section, index)}>
      <PlainBody section={section} />
    </SectionFrame>
  ));
}
