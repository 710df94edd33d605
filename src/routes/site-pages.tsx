import { siteFrame } from './frames.tsx';
import { pageRoute } from './page/page-route.tsx';
import { faqSearch, taxSearch } from './page/search.ts';
import { summaryOf } from './page/summary.ts';

/** The pages of the site that have a view of their own. */
export const sitePages = [
  pageRoute(siteFrame, '/', {
    view: async () => (await import('#src/views/home/home.tsx')).Home,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const words = await import('#content/pages/home.ts');
        const { services } = await import('#content/services.ts');
        const { cities } = await import('#content/cities.ts');
        const { withComingDates } = await import('./page/coming-dates.ts');
        const page = withComingDates(words.page);
        const props = { page, blocks: words.home, services, cities };
        return { props, head: summaryOf(page, 'home') };
      }),
  }),
  pageRoute(siteFrame, '/blog', {
    view: async () => (await import('#src/views/blog/blog-index.tsx')).BlogIndex,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const { page } = await import('#content/pages/blog.ts');
        const { guides: cards } = await import('#content/guides.ts');
        const { blogCategories } = await import('#content/categories.ts');
        const subjects = blogCategories.map(({ name, page: { path } }) => ({ name, path }));
        return { props: { page, cards, subjects }, head: summaryOf(page, 'other') };
      }),
  }),
  pageRoute(siteFrame, '/contact', {
    view: async () => (await import('#src/views/contact/contact-page.tsx')).ContactPage,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const { page } = await import('#content/pages/contact.ts');
        return { props: { page }, head: summaryOf(page, 'other') };
      }),
  }),
  pageRoute(siteFrame, '/gst-calculator', {
    view: async () =>
      (await import('#src/views/calculators/gst-calculator-page.tsx')).GstCalculatorPage,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const words = await import('#content/pages/gst-calculator.ts');
        const { page, gstExamples: examples, examplesHeading } = words;
        return { props: { page, examples, examplesHeading }, head: summaryOf(page, 'tool') };
      }),
  }),
  pageRoute(siteFrame, '/near-me', {
    eager: true,
    view: async () => (await import('#src/views/near-me/near-me-page.tsx')).NearMePage,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const { localAccountants, ...words } = await import('#content/pages/near-me.ts');
        const { cities } = await import('#content/cities.ts');
        const props = { ...words, accountants: localAccountants, cities };
        return { props, head: summaryOf(words.page, 'other') };
      }),
  }),
  pageRoute(siteFrame, '/tax-calculator', {
    validateSearch: taxSearch,
    view: async () =>
      (await import('#src/views/calculators/tax-calculator-page.tsx')).TaxCalculatorPage,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const { page } = await import('#content/pages/tax-calculator.ts');
        const { calculatorToday } = await import('./page/calculator-today.ts');
        return { props: { page, ...calculatorToday() }, head: summaryOf(page, 'tool') };
      }),
  }),
  pageRoute(siteFrame, '/tax-faq', {
    validateSearch: faqSearch,
    view: async () => (await import('#src/views/faq/tax-faq-page.tsx')).TaxFaqPage,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const { page, enquiry } = await import('#content/pages/tax-faq.ts');
        const { taxQuestions: questions } = await import('#content/tax-questions.ts');
        return { props: { page, questions, enquiry }, head: summaryOf(page, 'faq', { questions }) };
      }),
  }),
] as const;
