/** The families of pages. A page's social picture and its structured data follow from its family. */
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

/** What the picture of each family says, and what it shows for those who do not see it. */
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

/** The alternative text of a family's picture. */
export const socialAlt = (brand: string, family: PageFamily): string =>
  `${brand}: ${socialPictures[family].line.replace(/\.$/, '')}. Contour lines with an orange track marker.`;
