import { cities } from '#content/cities.ts';
import { facts } from '#content/facts.ts';
import { ratingFrom, samplesNote, type FirmCard } from '#content/firm-card.ts';
import { inWords } from '#content/number-words.ts';
import { addressOf, cityLookup } from '#content/other-services.ts';
import type { Page, Section } from '#content/page.ts';
import { listingRule, townRequest } from '#content/promises.ts';
import { agentList, inlandRevenue, registers } from '#content/reach.ts';
import { shown } from '#content/listings.ts';
import { site } from '#content/site.ts';

interface LocalAccountant extends Pick<FirmCard, 'name' | 'rating' | 'services'> {
  readonly responseTime: string;
  readonly distance: string;
  /** Made up, in the place of a real one: its card says so. */
  readonly sample: boolean;
}

/** Our own number, so that no stranger is rung. */
const call = (name: string) => ({
  label: `Call ${site.brand} on ${site.phone}`,
  whose: `about ${name}`,
  href: `tel:${site.phone.replaceAll(' ', '')}`,
});

const card = ({ distance, responseTime, sample, ...accountant }: LocalAccountant): FirmCard => ({
  ...accountant,
  ...(sample && { tag: 'Sample' }),
  place: `${distance} away`,
  replies: `replies within ${responseTime}`,
  action: { label: 'Get Free Quote', path: '/quote' },
  secondary: call(accountant.name),
});

/** The firms near the visitor; `samples` below says what those shown today are. */
const listed: readonly LocalAccountant[] = [
  {
    name: 'Station Street Accountants',
    rating: ratingFrom(4.8, 34),
    services: ['Small business tax', 'GST returns', 'Bookkeeping'],
    responseTime: '1 hour',
    distance: '1.2 km',
    sample: true,
  },
  {
    name: 'Long Field Tax Agents',
    rating: ratingFrom(4.6, 21),
    services: ['Personal returns', 'Rental property', 'Overdue returns'],
    responseTime: '2 hours',
    distance: '2.5 km',
    sample: true,
  },
  {
    name: 'Three Gates Accounting',
    rating: ratingFrom(4.7, 28),
    services: ['Company accounts', 'Payroll', 'Tax planning'],
    responseTime: '3 hours',
    distance: '4.0 km',
    sample: true,
  },
];

export const accountants: readonly FirmCard[] = shown(listed).map(card);
export const note = samplesNote(accountants);

/** The address of the service that looks up the visitor's city. */
export const service = addressOf(cityLookup);

/** In the place of the way to a city's page until that is known, or if there is none; and a note below. */
export const choose = {
  /** Once it is known: the city's name stands before the text, and after the link's. */
  found: { text: 'has a page of its own.', link: `See ${site.product.sentence} in` },
  text: `${cities.length} towns and cities have a page of their own.`,
  link: { label: 'Choose yours from the list', path: '#towns' },
  privacy: `To guess your town we ask another company, ${new URL(service).host}, where your internet address is. Your browser may ask you about your location first. We do not read your coordinates, and we keep nothing.`,
} as const;

/** What the sign says; a place follows 'near'. */
export const sign = {
  detecting: 'Detecting your location...',
  near: 'Near',
  country: 'New Zealand',
  /** For visitors without JavaScript, whose place is not looked up. */
  anywhere: 'Anywhere in New Zealand',
} as const;

/** What is said above the list of towns. */
export const towns = {
  heading: 'Choose your town or city',
  intro: facts.cities.wording,
};

export const faq: Section & { kind: 'questions' } = {
  kind: 'questions',
  id: 'faq',
  heading: 'Questions about finding someone near you',
  questions: [
    {
      id: 'how-location-works',
      question: 'How do you know where I am?',
      answer:
        'From your internet address, which shows only the nearest town. It can be wrong, especially on a phone or a work network. If it is, choose your town in the list instead. We do not read your coordinates, and the town is not stored.',
    },
    {
      id: 'must-be-near',
      question: 'Does my accountant have to be nearby?',
      answer:
        'No. Accountants file returns online and answer most questions by phone or email. An accountant nearby helps if you like to meet, have boxes of papers, or work in a trade common in your district. Otherwise choose by experience and price.',
    },
    accountants.length === 0
      ? {
          id: 'who-answers',
          question: 'Who answers my request?',
          answer: 'Real accountants, chosen by where you are and what you need.',
        }
      : {
          id: 'real-firms',
          question: `Are the ${inWords(accountants.length)} accountants on this page real?`,
          answer:
            'No, they are samples. No sample receives your request. We choose up to three accountants who fit your town and what you need; if nobody fits, we write to you.',
        },
    {
      id: 'time-and-price',
      question: 'How soon do I hear back, and what does it cost?',
      answer: `${facts.quotesWithin.wording} ${facts.freeForClients.wording}`,
    },
    {
      id: 'qualifications',
      question: 'How can I tell that an accountant is qualified?',
      answer: `${listingRule} Look up a name with ${registers}. Ask ${inlandRevenue}, which keeps ${agentList}.`,
    },
  ],
};

export const closing: Section & { kind: 'action' } = {
  kind: 'action',
  id: 'get-quotes',
  heading: 'Ask for quotes from anywhere',
  intro: `Say where you are based and what you need. ${townRequest('your town')}`,
  action: { label: 'Get free quotes', path: '/quote' },
};

export const page: Page = {
  path: '/near-me',
  family: 'other',
  title: `${site.product.title} near me`,
  description: `We suggest the nearest of ${cities.length} towns and cities in New Zealand. Each has a page about local work, next tax dates and a free request for up to three quotes.`,
  keywords: [
    `${site.product.sentence} near me`,
    'accountant near me NZ',
    'local tax agent',
    'tax help near me',
  ],
  name: 'Near me',
  heading: `Find ${site.product.sentence} near you`,
  lede: 'We try to find your town. If it is wrong or missing, choose yours from the list.',
  diagram: {
    name: 'near-you',
    alt: 'Rings of distance around you, with a large marker on the nearest town.',
  },
  action: { label: 'Get free quotes', path: '/quote' },
  sections: [faq, closing],
  updated: '2026-11-21',
};
