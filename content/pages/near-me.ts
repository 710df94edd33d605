import { notesOf } from '#content/fact-notes.ts';
import { facts } from '#content/facts.ts';
import type { Page, Section } from '#content/page.ts';
import { site } from '#content/site.ts';

/** A made-up listing that shows where a real one will stand. */
export interface LocalAccountant {
  readonly name: string;
  readonly rating: string;
  readonly reviews: string;
  /** Our own number, so that no stranger is rung. */
  readonly phone: string;
  readonly services: readonly string[];
  readonly responseTime: string;
  readonly distance: string;
}

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

/** The words around the location, the samples and the list of towns. */
export const nearMe = {
  detecting: 'Detecting your location...',
  near: (place: string) => `Near ${place}`,
  country: 'New Zealand',
  /** For whoever has no script, and so is not looked for. */
  anywhere: 'Anywhere in New Zealand',
  privacy:
    'Your browser may ask if this page can use your location. Whether you agree or not, we then ask an outside service which town your internet address belongs to. We do not read your coordinates, and we keep nothing. If no town is found, we show the whole country.',
  banner: {
    text: (city: string) => `${city} has a page of its own.`,
    action: (city: string) => `See ${site.product.sentence} in ${city}`,
  },
  /** In the banner's place until a city with a page is known, or if none is. */
  choose: {
    text: 'Sixteen towns and cities have a page of their own.',
    link: { label: 'Choose yours from the list', path: '#towns' },
  },
  samples: {
    heading: 'What local listings look like',
    intro: `These three are samples, not real firms. Their ratings, reviews and distances are made up, and the number rings ${site.brand}.`,
    tag: 'Sample listing',
    labels: {
      rating: 'Rating (sample)',
      services: 'Services',
      responseTime: 'Replies within (sample)',
      distance: 'Distance (sample)',
    },
    call: (phone: string) => `Call ${phone}`,
    /** Follows the words of a link for those who cannot see which listing it stands in. */
    about: (name: string) => `about ${name}`,
    quote: { label: 'Get Free Quote', path: '/quote' },
    /** Facts the samples use; their dated notes are printed beneath them. */
    notes: notesOf(['nearMeResponseTime']),
    response: `${facts.nearMeResponseTime.wording} The times above are samples within that range.`,
  },
  grid: {
    heading: 'Choose your town or city',
    intro: `${facts.cities.wording} Each has its own page.`,
    notes: notesOf(['cities']),
  },
} as const;

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
      question: 'Are the three accountants above real?',
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
  description: `Find ${site.product.sentence} near you in New Zealand. We suggest your town, link to all 16 towns and cities, and help you ask for free quotes.`,
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
