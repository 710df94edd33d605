import type { PlainSection } from '#content/page.ts';
import { Prose } from '#src/design/prose.tsx';
import { LeadForm } from '#src/views/forms/lead-form.tsx';
import { Actions } from './actions.tsx';
import { Blocks } from './blocks.tsx';

/** What is under the heading of a plain section. */
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
