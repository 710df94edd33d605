import type { TaxFormWords } from '#content/interface/tax-form.ts';
import type { PlainPage } from '#content/page.ts';
import { Section } from '#src/design/section.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { PlainSections } from '#src/views/page/plain-sections.tsx';
import { ScreenOnly } from './calculator-style.ts';
import { TaxCalculator } from './tax-calculator.tsx';
import type { Today } from './today.ts';

interface TaxCalculatorPageProps {
  page: PlainPage;
  form: TaxFormWords;
  today: Today;
}

export function TaxCalculatorPage({ page, form, today }: TaxCalculatorPageProps) {
  const { banner } = form;
  return (
    <>
      <PageOpening page={page} checked />
      <Section id="calculator" heading={banner.heading} intro={banner.text} ground="white">
        <TaxCalculator form={form} today={today} />
      </Section>
      <ScreenOnly>
        <PlainSections sections={page.sections} />
      </ScreenOnly>
    </>
  );
}
