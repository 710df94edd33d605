import { cities } from './cities.ts';
import { site } from './site.ts';

/** The families of pages, which determine their social pictures and structured data. */
export type PageFamily =
  | 'home'
  | 'city'
  | 'service'
  | 'guide'
  | 'faq'
  | 'tool'
  | 'firm'
  | 'partner'
  | 'other';

/** The words of each family's picture, and its alternative text. */
export const socialPictures = {
  home: { line: 'Find the right tax accountant, not just the nearest one.' },
  city: { line: 'Tax accountants near you' },
  service: { line: 'Help with your tax, and what it costs' },
  guide: { line: 'Plain guides to New Zealand tax' },
  faq: { line: 'Tax questions, answered plainly' },
  tool: { line: 'Work out your tax and your GST' },
  firm: { line: 'Listings, compared side by side' },
  partner: { line: 'Featured Partner, a paid placement' },
  other: { line: 'A directory of New Zealand tax accountants' },
} as const satisfies Record<PageFamily, { readonly line: string }>;

/** The pictures of single pages, by file name, with their line. */
export const ownPictures = (): Readonly<Record<string, string>> => ({
  'tax-calculator': 'Work out your income tax',
  'gst-calculator': 'Add GST, or take it off',
  ...Object.fromEntries(cities.map(({ slug, name }) => [slug, `${site.product.title} in ${name}`])),
});

/** The file name and alternative text of a page's picture, its own or its family's. */
export function pictureOf(path: string, family: PageFamily) {
  const own = ownPictures()[path.slice(1)];
  const line = (own ?? socialPictures[family].line).replace(/\.$/, '');
  return {
    name: own === undefined ? family : path.slice(1),
    alt: `${site.brand}: ${line}. Contour lines with an orange track marker.`,
  };
}
