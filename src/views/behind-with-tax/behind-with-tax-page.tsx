import type { YearSteps } from '#brackets/core/year-steps.ts';
import type { Page } from '#content/page.ts';
import { behindWithTax } from '#content/ui/behind-with-tax.ts';
import { Section } from '#src/design/section.tsx';
import { Island } from '#src/views/island.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { LateSum } from './late-sum.island.tsx';

/** What being late has cost a visitor so far, and what to do about it. */
export const BehindWithTaxPage = ({ page, bands }: { page: Page; bands: YearSteps }) => (
  <>
    <PageOpening page={page} checked />
    <Section
      id="calculator"
      heading={behindWithTax.heading}
      intro={behindWithTax.intro}
      ground="white"
    >
      <Island of={LateSum} props={{ bands }} />
    </Section>
    <Sections sections={page.sections} />
  </>
);
