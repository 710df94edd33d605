import type { Page } from './page.ts';
import { site } from './site.ts';
import type { Category } from './subjects.ts';
import type { IsoDate } from './text.ts';

/** What a card on the resources index and the head of a guide say. */
export interface GuideCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: IsoDate;
  readonly category: Category;
  /** Minutes at the pace of src/views/guide/read-time.ts; a test holds it to the guide's text. */
  readonly readTime: number;
  readonly popular?: true;
  /** The one article above the cards. */
  readonly featured?: true;
}

/** A guide's words: its page, and a summary of two to four sentences or points. */
export interface Guide extends Page {
  readonly summary: readonly string[];
  /** What its drawing shows, for those who do not see it. */
  readonly drawingAlt: string;
}

const author = `${site.brand} editors`;

/** The published guides: the featured one, then the six cards of the index in their order. */
export const guides = [
  {
    slug: 'tax-deductions-guide-nz',
    readTime: 7,
    title: 'Tax deductions in New Zealand: what you can claim',
    excerpt:
      'Home office, vehicle, meals, tools, training and phone, cost by cost, and what you cannot claim.',
    author,
    date: '2025-03-24',
    category: 'Deductions',
    featured: true,
  },
  {
    slug: 'nz-tax-deadlines-2025',
    readTime: 7,
    title: 'New Zealand tax deadlines for 2025',
    excerpt:
      'When income tax, provisional tax, GST and PAYE fall due, what a missed date costs, and which GST date holds.',
    author,
    date: '2025-02-10',
    category: 'Tax Planning',
    popular: true,
  },
  {
    slug: 'xero-vs-myob-vs-quickbooks-nz',
    readTime: 6,
    title: 'Xero, MYOB or QuickBooks: which suits your business?',
    excerpt:
      'What the three share, where they differ, and the questions to ask before you pay for one.',
    author,
    date: '2025-03-03',
    category: 'Small Business',
  },
  {
    slug: 'tax-accountant-cost-nz',
    readTime: 5,
    title: 'What a tax accountant costs in New Zealand',
    excerpt:
      'Typical fees for returns, GST and company set-up, what moves the price, and how to compare quotes.',
    author,
    date: '2025-04-07',
    category: 'Small Business',
  },
  {
    slug: 'gst-registration-guide-nz',
    readTime: 7,
    title: 'GST registration in New Zealand: when and how',
    excerpt:
      'When you have to register, when it pays to do it sooner, and what changes for your prices afterwards.',
    author,
    date: '2026-11-21',
    category: 'GST',
  },
  {
    slug: 'bright-line-test-explained',
    readTime: 7,
    title: 'The bright-line test, explained for sellers',
    excerpt:
      'Which dates count when you sell a house, what the main home exclusion covers, and how to report the sale.',
    author,
    date: '2026-11-21',
    category: 'Property',
  },
  {
    slug: 'contractor-tax-guide-nz',
    readTime: 7,
    title: 'Contractor tax and schedular payments',
    excerpt:
      'Who has tax deducted before being paid, how to choose your rate, and what is still yours to pay.',
    author,
    date: '2026-11-21',
    category: 'Contractors',
  },
] as const satisfies readonly GuideCard[];
