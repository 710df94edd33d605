/**
 * The names of the site. The brand, the product, the telephone number and the email address are only
 * here, so a change here changes them everywhere.
 */
export const site = {
  brand: 'Waymark',
  /** The product, in a title and in a sentence. */
  product: { title: 'Tax Accountants', sentence: 'tax accountants' },
  /** Placeholders until the client supplies the real ones. */
  phone: '0800 000 000',
  email: 'hello@waymark.example',
  language: 'en-NZ',
  copyrightYears: '2025–2026',
} as const;

/** Whether the quick quote and contact forms are sent, or logged in the browser's console. */
export type LeadForms = 'log' | 'deliver';

interface Settings {
  /** The default of SITE_URL. No trailing slash. */
  readonly origin: string;
  /** The default of LEAD_FORMS. */
  readonly leadForms: LeadForms;
}

/** The build's default settings. */
export const defaultSettings: Settings = {
  origin: 'https://www.waymark.example',
  leadForms: 'deliver',
};
