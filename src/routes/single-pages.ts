import { cities } from '#content/cities.ts';
import * as contact from '#content/pages/contact.ts';
import * as gstCalculator from '#content/pages/gst-calculator.ts';
import * as home from '#content/pages/home.ts';
import * as nearMe from '#content/pages/near-me.ts';
import * as taxCalculator from '#content/pages/tax-calculator.ts';
import * as taxFaq from '#content/pages/tax-faq.ts';
import { serviceNotes, services } from '#content/services.ts';
import { scheduleInForceOn } from '#content/tax-schedules.ts';
import { taxQuestions } from '#content/tax-questions.ts';
import { headOf } from '#src/app/head.ts';
import { sitePage } from '#src/app/site-page.ts';

/** What a link to a city and its place on the map need. */
const towns = cities.map(({ slug, name, latitude, longitude }) => ({
  slug,
  name,
  latitude,
  longitude,
}));

/** The day of the build in New Zealand, as '2026-11-21'. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format();

/** Pages that are one of a kind. */
export const singlePages = [
  sitePage('/', 'home', async () => ({
    props: { words: home, services, serviceNotes, cities: towns },
    head: headOf(home.page, 'home'),
  })),
  sitePage('/contact', 'contact', async () => ({
    props: { page: contact.page },
    head: headOf(contact.page, 'other'),
  })),
  sitePage('/near-me', 'near-me', async () => {
    const { localAccountants: accountants, ...words } = nearMe;
    return { props: { ...words, accountants, cities: towns }, head: headOf(words.page, 'other') };
  }),
  sitePage('/tax-faq', 'tax-faq', async () => {
    const { page, enquiry } = taxFaq;
    const questions = taxQuestions;
    return { props: { page, questions, enquiry }, head: headOf(page, 'faq', { questions }) };
  }),
  sitePage('/tax-calculator', 'tax-calculator', async () => ({
    props: { page: taxCalculator.page, inForce: scheduleInForceOn(today).id },
    head: headOf(taxCalculator.page, 'other'),
  })),
  sitePage('/gst-calculator', 'gst-calculator', async () => ({
    props: {
      page: gstCalculator.page,
      examples: gstCalculator.gstExamples,
      examplesHeading: gstCalculator.examplesHeading,
    },
    head: headOf(gstCalculator.page, 'other'),
  })),
];
