import type { Section } from '#content/page.ts';
import type { Ground } from '#src/design/ground.ts';
import { OwnDates } from './own-dates.tsx';
import { SectionFrame } from './section-frame.tsx';
import { DateList } from './section-lists.tsx';

interface DatesSectionProps {
  section: Extract<Section, { kind: 'dates' }>;
  ground: Ground;
}

/** Tax dates, which are those of a day, under the words that say which day. */
export const DatesSection = ({ section, ground }: DatesSectionProps) => (
  // Dates of a later day are another element: a translator may have replaced the text of this one.
  <SectionFrame key={section.intro} section={section} ground={ground}>
    {section.own ? <OwnDates {...section} /> : <DateList {...section} />}
  </SectionFrame>
);
