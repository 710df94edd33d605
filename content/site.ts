/**
 * The names the whole site goes by. Nothing else spells out the brand, the product,
 * the telephone number or the e-mail address, so replacing one here replaces it everywhere.
 */
export const site = {
  brand: 'Waymark',
  /** What visitors are looking for, in a title and inside a sentence. */
  product: { title: 'Tax Accountants', sentence: 'tax accountants' },
  /** Placeholders until the client supplies the real ones. */
  phone: '0800 000 000',
  email: 'hello@waymark.example',
  /** Used when SITE_URL is not set. No trailing slash. */
  defaultOrigin: 'https://www.waymark.example',
  language: 'en-NZ',
  copyrightYear: 2025,
  tagline: 'Find and compare New Zealand tax accountants',
} as const;
