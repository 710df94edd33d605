import { cities } from '#content/cities.ts';
import { notesOf } from '#content/fact-notes.ts';
import { facts } from '#content/facts.ts';
import type { LocalAccountant } from '#content/interface/near-me.ts';
import { inWords, inWordsFirst } from '#content/number-words.ts';
import type { Page, Section } from '#content/page.ts';
import { site } from '#content/site.ts';

export const localAccountants: readonly LocalAccountant[] = [
  {
    name: 'Example Street Accountants',
    rating: '4.8 out of 5',
    reviews: '34 reviews',
    phone: site.phone,
    services: ['Small business tax', 'GST returns', 'Bookkeeping'],
    responseTime: '1 hour',
    distance: '1.2 km',
  },
  {
    name: 'Placeholder Tax Agents',
    rating: '4.6 out of 5',
    reviews: '21 reviews',
    phone: site.phone,
    services: ['Personal returns', 'Rental property', 'Overdue returns'],
    responseTime: '2 hours',
    distance: '2.5 km',
  },
  {
    name: 'Specimen & Sample Accounting',
    rating: '4.7 out of 5',
    reviews: '28 reviews',
    phone: site.phone,
    services: ['Company accounts', 'Payroll', 'Tax planning'],
    responseTime: '3 hours',
    distance: '4.0 km',
  },
];

/** What is said around the sample listings. */
export const samples = {
  heading: 'What local listings look like',
  intro: `These ${inWords(localAccountants.length)} are samples, not real firms. Their ratings, reviews and distances are made up, and the number rings ${site.brand}.`,
  /** Under the listings, with the dated notes of the facts they use. */
  response: `${facts.nearMeResponseTime.wording} The times above are samples within that range.`,
  notes: notesOf(['nearMeResponseTime']),
};

/** In the place of the way to a city's page until that is known, or if there is none. */
export const choose = {
  text: `${inWordsFirst(cities.length)} towns and cities have a page of their own.`,
  link: { label: 'Choose yours from the list', path: '#towns' },
} as const;

/** What is said above the list of towns. */
export const towns = {
  heading: 'Choose your town or city',
  intro: `${facts.cities.wording} Each has its own page.`,
  notes: notesOf(['cities']),
};

export const faq: Section & { kind: 'questions' } = {
  kind: 'questions',
  id: 'faq',
  heading: 'Questions about finding someone near you',
  notes: notesOf([
    'freeForClients',
    'quotesWithin',
    'nearMeResponseTime',
    'verifiedAgents',
    'professionalBodies',
  ]),
  questions: [
    {
      id: 'how-location-works',
      question: 'How do you know where I am?',
      answer:
        'From your internet address, which usually gives away the nearest town and no more. It can be wrong, especially on a phone or a work network. If it is, choose your town in the list instead. We do not read your coordinates, and the town is not stored.',
    },
    {
      id: 'must-be-near',
      question: 'Does my accountant have to be nearby?',
      answer:
        'No. Returns are filed online and most questions are settled by phone or e-mail. Someone nearby helps if you like to meet, have boxes of papers, or work in a trade that is common in your district. Otherwise choose by experience and price.',
    },
    {
      id: 'real-firms',
      question: `Are the ${inWords(localAccountants.length)} accountants above real?`,
      answer:
        'No. They are samples that show what a listing holds, and each one says so. A request you send through the quote form goes to real accountants, up to three of them, chosen by where you are and what you need.',
    },
    {
      id: 'time-and-price',
      question: 'How soon do I hear back, and what does it cost?',
      answer: `${facts.quotesWithin.wording} The listings on this page show ${facts.nearMeResponseTime.figure}, but that is a sample figure. Asking costs nothing. ${facts.freeForClients.wording}`,
    },
    {
      id: 'qualifications',
      question: 'How can I tell that an accountant is qualified?',
      answer: `We make two claims. ${facts.verifiedAgents.wording} ${facts.professionalBodies.wording} Both are still to be confirmed, so check for yourself: ask which professional body the person belongs to, and ask [Inland Revenue](https://www.ird.govt.nz) about tax agents.`,
    },
  ],
};

export const closing: Section & { kind: 'action' } = {
  kind: 'action',
  id: 'get-quotes',
  heading: 'Hear from accountants who work where you are',
  intro: 'Say where you are based and what you need. Up to three will send you a quote.',
  action: { label: 'Get free quotes', path: '/quote' },
};

export const page: Page = {
  path: '/near-me',
  title: `${site.product.title} near me`,
  description: `Find ${site.product.sentence} near you in New Zealand. We suggest your town, link to all ${cities.length} towns and cities, and help you ask for free quotes.`,
  keywords: [
    `${site.product.sentence} near me`,
    'accountant near me NZ',
    'local tax agent',
    'tax help near me',
  ],
  name: 'Near me',
  heading: `Find ${site.product.sentence} near you`,
  lede: 'We suggest the nearest town with a page of its own. If we guess wrong, choose yours from the list.',
  action: { label: 'Get free quotes', path: '/quote' },
  sections: [faq, closing],
  updated: '2026-11-21',
};
