import { createRoute } from '@tanstack/react-router';
import { page } from '#content/pages/tax-calculator.ts';
import { Section } from '#src/design/section.tsx';
import { ScreenOnly } from '#src/views/calculators/calculator-style.tsx';
import { TaxCalculator } from '#src/views/calculators/tax-calculator.island.tsx';
import { Island } from '#src/views/island.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { calculatorToday } from './content/calculator-today.ts';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** The tax calculator. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/tax-calculator',
  loader: () => pageFromContent(page, '/tax-calculator'),
  component: function InPage() {
    const calculator = calculatorToday();
    return (
      <>
        <PageOpening page={page} checked />
        <Section id="calculator" heading={calculator.form.banner.heading} ground="white">
          <Island of={TaxCalculator} props={calculator} />
        </Section>
        <ScreenOnly>
          <Sections sections={page.sections} />
        </ScreenOnly>
      </>
    );
  },
});
