import { blogCategories } from '#content/categories.ts';
import { cities } from '#content/cities.ts';
import { requestsFor } from '#content/firm.ts';
import { firms } from '#content/firms.ts';
import { guides } from '#content/guides.ts';
import { quote } from '#content/ui/quote.ts';
import { services } from '#content/services.ts';
import type { OwnPath, ViewProps } from '#src/routes/views.ts';
import { calculatorToday } from './calculator-today.ts';
import { withComingDates } from './coming-dates.ts';
import { summaryOf, type PageSummary } from './summary.ts';

/** Gathers each page with a view of its own: its props, and what its head is made from. */
export const ownPages: {
  readonly [Path in OwnPath]: () => Promise<{ props: ViewProps<Path>; head: PageSummary }>;
} = {
  '/': async () => {
    const words = await import('#content/pages/home.ts');
    const page = withComingDates(words.page);
    return {
      props: { page, blocks: words.home, services, cities },
      head: summaryOf(page, 'home'),
    };
  },
  '/blog': async () => {
    const { page } = await import('#content/pages/blog.ts');
    const subjects = blogCategories.map(({ name, page: { path } }) => ({ name, path }));
    return { props: { page, cards: guides, subjects }, head: summaryOf(page, 'other') };
  },
  '/contact': async () => {
    const { page } = await import('#content/pages/contact.ts');
    return { props: { page }, head: summaryOf(page, 'other') };
  },
  '/gst-calculator': async () => {
    const words = await import('#content/pages/gst-calculator.ts');
    const { page, gstExamples: examples, examplesHeading } = words;
    return { props: { page, examples, examplesHeading }, head: summaryOf(page, 'tool') };
  },
  '/near-me': async () => {
    const { localAccountants, ...words } = await import('#content/pages/near-me.ts');
    const props = { ...words, accountants: localAccountants, cities };
    return { props, head: summaryOf(words.page, 'other') };
  },
  '/tax-calculator': async () => {
    const { page } = await import('#content/pages/tax-calculator.ts');
    return { props: { page, ...calculatorToday() }, head: summaryOf(page, 'tool') };
  },
  '/tax-faq': async () => {
    const { page, enquiry } = await import('#content/pages/tax-faq.ts');
    const { taxQuestions: questions } = await import('#content/tax-questions.ts');
    return { props: { page, questions, enquiry }, head: summaryOf(page, 'faq', { questions }) };
  },
  '/quote': async () => {
    const { pageTitle: title, description } = quote;
    return {
      props: { firms: firms.flatMap(requestsFor) },
      head: { title, description, path: '/quote', family: 'other' },
    };
  },
  '/thank-you': async () => {
    const { heading, description } = quote.thanks;
    return {
      props: {},
      head: { title: heading(''), description, path: '/thank-you', family: 'other', noindex: true },
    };
  },
  '/form-problem': async () => {
    const { title } = quote.problem;
    return {
      props: {},
      head: { title, description: title, path: '/form-problem', family: 'other', noindex: true },
    };
  },
};
