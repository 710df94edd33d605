import { createRoute } from '@tanstack/react-router';
import { stepsOfYears } from '#brackets/core/year-tax.ts';
import { page } from '#content/pages/behind-with-tax.ts';
import { taxYearEnd } from '#content/tax-year.ts';
import { today } from '#content/today.ts';
import { behindWithTax } from '#content/ui/behind-with-tax.ts';
import { firstYear } from '#machines/behind-with-tax/read-years.ts';
import { Section } from '#src/design/section.tsx';
import { LateSum } from '#src/views/behind-with-tax/late-sum.island.tsx';
import { Island } from '#src/views/island.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

const bands = stepsOfYears(firstYear, Number(taxYearEnd(today()).slice(0, 4)));

/** What late returns and unpaid tax have cost so far, and what to do about them. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/behind-with-tax',
  loader: () => pageFromContent(page, '/behind-with-tax'),
  component: () => (
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
  ),
});
