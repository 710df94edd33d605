import type { TaxFormWords } from '#content/ui/tax-form.ts';
import type { Page } from '#content/page.ts';
import { Section } from '#src/design/section.tsx';
import { Island } from '#src/views/island.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { ScreenOnly } from './calculator-style.tsx';
import { TaxCalculator } from './tax-calculator.island.tsx';
import type { Today } from './today.ts';

interface TaxCalculatorPageProps {
  page: Page;
  form: TaxFormWords;
  today: Today;
}

export const TaxCalculatorPage = ({ page, form, today }: TaxCalculatorPageProps) => (
  <>
    <PageOpening page={page} checked />
    <Section id="calculator" heading={form.banner.heading} ground="white">
      <Island of={TaxCalculator} props={{ form, today }} />
    </Section>
    <ScreenOnly>
      <Sections sections={page.sections} />
    </ScreenOnly>
  </>
);
