/**
 * The names the whole site goes by. Nothing else spells out the brand, the product, the telephone
 * number or the email address, so replacing one here replaces it everywhere.
 */
export const site = {
  brand: 'Waymark',
  /** What visitors are looking for, in a title and inside a sentence. */
  product: { title: 'Tax Accountants', sentence: 'tax accountants' },
  /** Placeholders until the client supplies the real ones. */
  phone: '0800 000 000',
  email: 'hello@waymark.example',
  language: 'en-NZ',
  copyrightYears: '2025–2026',
  tagline: 'Find and compare New Zealand tax accountants',
} as const;

/** What becomes of the quick quote and contact forms: logged in the browser's console, or sent. */
export type LeadForms = 'log' | 'deliver';

interface Settings {
  /** Used when SITE_URL is not set. No trailing slash. */
  readonly origin: string;
  /** Used when GEOLOCATION_URL is not set: says, as JSON, in which `city` the one who asks is. */
  readonly geolocationUrl: string;
  /** Used when LEAD_FORMS is not set. */
  readonly leadForms: LeadForms;
}

/** What a build takes for the settings that its environment leaves out. */
export const defaultSettings: Settings = {
  origin: 'https://www.waymark.example',
  geolocationUrl: 'https://ipapi.co/json/',
  leadForms: 'deliver',
};
