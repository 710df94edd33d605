import type { PlainSection } from '#content/page.ts';
import { Prose } from '#src/design/prose.tsx';
import { LeadForm } from '#src/views/forms/lead-form.tsx';
import { Actions } from './actions.tsx';
import { Blocks } from './blocks.tsx';
import { SectionFrames } from './section-frame.tsx';

export function PlainBody({ section }: { section: PlainSection }) {
  switch (section.kind) {
    case 'prose':
      return (
        <Prose>
          <Blocks blocks={section.blocks} />
        </Prose>
      );
    case 'action':
      return <Actions action={section.action} secondary={section.secondary} />;
    case 'lead-form':
      return <LeadForm id={section.id} variant={section.variant} />;
  }
}

/** The sections of a page that has plain ones alone, and so needs the code of no other kind. */
export const PlainSections = ({ sections }: { sections: readonly PlainSection[] }) => (
  <SectionFrames sections={sections} body={PlainBody} />
);
