import { createRoute } from '@tanstack/react-router';
import { examplesHeading, gstExamples as examples, page } from '#content/pages/gst-calculator.ts';
import { ScreenOnly } from '#src/views/calculators/calculator-style.tsx';
import { GstCalculator } from '#src/views/calculators/gst-calculator.island.tsx';
import { Island } from '#src/views/island.tsx';
import { LeadSection, PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

const [guide, ...sections] = page.sections;
if (guide?.kind !== 'columns')
  throw new Error('The GST calculator begins with a guide in columns.');

/** The GST calculator, with a guide before its examples and what to know about GST after them. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/gst-calculator',
  loader: () => pageFromContent(page, '/gst-calculator'),
  component: () => (
    <>
      <PageOpening page={page} checked />
      <Island of={GstCalculator} props={{ guide, examples, examplesHeading }} />
      <ScreenOnly>
        <Sections sections={sections} />
        <LeadSection page={page} />
      </ScreenOnly>
    </>
  ),
});
