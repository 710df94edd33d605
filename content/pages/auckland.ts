import { facts } from '#content/facts.ts';
import { firmCard } from '#content/firm.ts';
import { samplesNote } from '#content/firm-card.ts';
import { firms } from '#content/firms.ts';
import { firm as greenlion } from '#content/firms/greenlion.ts';
import { inWordsFirst } from '#content/number-words.ts';
import { registers } from '#content/reach.ts';
import type { Page, Section } from '#content/page.ts';
import { site } from '#content/site.ts';

const samples = firms.filter(({ sample }) => sample).length;

/** What is said where samples stand beside the partner, and where there are none. */
const words =
  samples > 0
    ? {
        title: `Compare ${site.product.title} in Auckland`,
        description: `Compare ${site.product.sentence} in Auckland: what a listing says, services for companies, contractors and property owners, and a free quote form.`,
        heading: `Compare ${site.product.sentence} in Auckland`,
      }
    : {
        title: `${site.product.title} in Auckland`,
        description: `Ask ${site.product.sentence} in Auckland for a quote: one free form for companies, contractors and property owners, and up to three accountants answer it.`,
        heading: `Get quotes from Auckland ${site.product.sentence}`,
      };

const cards = firms.map(firmCard);

/** Figures of the samples. */
const sampleFigures: readonly Section[] =
  samples === 0
    ? []
    : [
        {
          kind: 'figures',
          id: 'service-figures',
          heading: 'Service in Auckland',
          figures: [
            {
              value: facts.averageResponseTime.figure,
              label: 'Average Response Time',
              note: 'Sample[^averageResponseTime]',
            },
            {
              value: `${facts.clientSatisfaction.figure} stars`,
              label: 'Client Satisfaction',
              note: 'Sample[^clientSatisfaction]',
            },
          ],
        },
      ];

/** Names on this page that no dictionary knows. */
export const names = ['Aucklanders', 'Avondale', 'Māngere'];

export const page: Page = {
  path: '/auckland',
  kind: 'city',
  family: 'city',
  title: words.title,
  description: words.description,
  keywords: [
    `${site.product.sentence} Auckland`,
    'Auckland small business accountant',
    'GST returns Auckland',
    'rental property accountant Auckland',
    'contractor accountant Auckland',
  ],
  name: 'Auckland',
  heading: words.heading,
  sign: 'Tāmaki Makaurau',
  lede: 'Say what you need. Up to three firms answer with a price.',
  leadForm: {
    title: `Find Auckland ${site.product.title}`,
    subtitle: 'Answer a few questions and hear from up to three accountants. It is free.',
  },
  firms: {
    id: 'firms',
    heading: `${inWordsFirst(firms.length - samples)} listed firm in Auckland`,
    intro: `${greenlion.name} is a [paid partner](/accountants/greenlion#featured-partner). You do not have to choose it: ask here, and up to three accountants answer.`,
    cards,
    note: samplesNote(cards),
  },
  sections: [
    ...sampleFigures,
    {
      kind: 'items',
      id: 'services',
      heading: 'Services in Auckland',
      items: [
        {
          title: 'Small business tax',
          text: 'Accounts and returns, for a restaurant on Dominion Road or a software company in Parnell.',
          path: '/auckland/small-business-tax',
        },
        {
          title: 'GST returns',
          text: 'Importers pay GST at the border and claim it back later. Matching the two amounts is routine work for an accountant.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Tax on property sales',
          text: 'A unit in Avondale or a row of townhouses: find out what will be taxed before you advertise it.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Contractor tax',
          text: 'IT, film, health and construction firms hire people for single projects. Choose a withholding rate that leaves no large bill at the end of the year.',
          path: '/contractor-tax',
        },
        {
          title: 'PAYE and payroll',
          text: 'With one employee or fifty, you report every payday. An accountant can do it for you.',
          path: '/paye-services',
        },
        {
          title: 'Tax audit help',
          text: 'A letter about cash sales or a property deal needs a careful answer. Show it to an accountant before the last day to reply.',
          path: '/tax-audit-help',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'property',
      heading: 'Tax on property in Auckland',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Many Aucklanders own a rental, a share of a family home or a section they hope to divide. The rules on selling, mortgage interest and rental losses have each changed in recent years. So a friend’s advice from an earlier sale may be out of date. What counts is the date of your own sale, your purpose when you bought and how the place was used.',
        },
        {
          kind: 'paragraph',
          text: 'A loss on a residential rental usually cannot reduce the tax on your salary. You carry it forward to later rent, or to a taxable sale. Ask an accountant to check that old losses are still on record.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'ways-of-earning',
      heading: 'Other income that is common in Auckland',
      items: [
        {
          title: 'Driving and delivery',
          text: 'Ride and meal apps deal with GST on many trips. The driver still pays income tax, and a logbook decides how much of the car’s cost is deductible.',
        },
        {
          title: 'New in the country',
          text: 'People who settle here may pay no tax on most foreign income for a time. What you earn in New Zealand is taxed from the start. Ask early, because choices about family support can end the exemption.',
        },
        {
          title: 'Importing and online selling',
          text: 'You count and value the stock in your Māngere warehouse at balance date. Its cost is not an expense until it sells.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Choosing an accountant in Auckland',
      questions: [
        {
          id: 'how-soon',
          question: 'How soon will I hear from someone?',
          answer: `${facts.quotesWithin.wording} If your deadline is this week, choose ‘ASAP’ and write the date in the last field.`,
        },
        {
          id: 'qualified',
          question: 'Are they qualified?',
          answer: `${facts.professionalBodies.wording} Look up a name with ${registers}.`,
        },
        {
          id: 'which-suburb',
          question: 'Should I look in my own suburb?',
          answer:
            'Only if you want to meet in person. Most firms sign, send and meet online. Experience with your kind of income matters more.',
        },
        {
          id: 'featured',
          question: 'Why is one firm marked Featured Partner?',
          answer: `It pays ${site.brand} for first place. Compare it like any other firm.`,
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Auckland',
      links: [
        { label: 'Whangārei and Northland', path: '/whangarei' },
        { label: 'Hamilton and the Waikato', path: '/hamilton' },
        { label: 'Tauranga and the western Bay of Plenty', path: '/tauranga' },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Get up to three quotes with one request',
      intro: 'It is free. Send one request from your phone and compare the answers at home.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
