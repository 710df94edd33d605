import type { Section } from '#content/page.ts';
import type { Ground } from '#src/design/ground.ts';
import { SectionBody } from './section-body.tsx';
import { SectionFrame, SectionFrames } from './section-frame.tsx';

export function ContentSection({ section, ground }: { section: Section; ground: Ground }) {
  return (
    <SectionFrame section={section} ground={ground}>
      <SectionBody section={section} />
    </SectionFrame>
  );
}

export const Sections = ({ sections }: { sections: readonly Section[] }) => (
  <SectionFrames sections={sections} body={SectionBody} />
);
