import { pageRoute } from './page/page-route.ts';

/** What late returns and unpaid tax have cost so far, and what to do about them. */
export const route = pageRoute('/behind-with-tax', {
  view: async () =>
    (await import('#src/views/behind-with-tax/behind-with-tax-page.tsx')).BehindWithTaxPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { page } = await import('#content/pages/behind-with-tax.ts');
      const { stepsOfYears } = await import('#brackets/core/year-tax.ts');
      const { firstYear } = await import('#machines/behind-with-tax/read-years.ts');
      const { today } = await import('#content/today.ts');
      const { taxYearEnd } = await import('#content/tax-year.ts');
      const last = Number(taxYearEnd(today()).slice(0, 4));
      return { page, bands: stepsOfYears(firstYear, last) };
    }),
});
