import type { TaxFormWords } from '#content/interface/tax-form.ts';
import type { PlainPage } from '#content/page.ts';
import { Section } from '#src/design/section.tsx';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { PlainSections } from '#src/views/page/plain-sections.tsx';
import { ScreenOnly } from './calculator-style.ts';
import { TaxCalculator } from './tax-calculator.tsx';
import type { Today } from './today.ts';

interface TaxCalculatorPageProps {
  page: PlainPage;
  form: TaxFormWords;
  today: Today;
}

/** The income tax calculator, and when to ask somebody instead. */
export function TaxCalculatorPage({ page, form, today }: TaxCalculatorPageProps) {
  const { banner } = form;
  return (
    <>
      <Breadcrumb page={page} checked />
      <PageHero page={page} />
      <Section id="calculator" heading={banner.heading} intro={banner.text} ground="white">
        <TaxCalculator form={form} today={today} />
      </Section>
      <ScreenOnly>
        <PlainSections sections={page.sections} />
      </ScreenOnly>
    </>
  );
}
