import { doors } from '#content/doors.ts';
import type { Link } from '#content/text.ts';
import { site } from '#content/site.ts';

/** A group of links in the header. */
export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly Link[];
}

const cities: readonly Link[] = [
  { label: 'Auckland', path: '/auckland' },
  { label: 'Wellington', path: '/wellington' },
  { label: 'Christchurch', path: '/christchurch' },
  { label: 'Hamilton', path: '/hamilton' },
  { label: 'Tauranga', path: '/tauranga' },
  { label: 'Dunedin', path: '/dunedin' },
];
const services: readonly Link[] = [
  { label: 'Small Business Tax', path: '/small-business-tax' },
  { label: 'GST & BAS Returns', path: '/gst-and-bas-returns' },
  { label: 'PAYE Services', path: '/paye-services' },
  { label: 'Rentals & Capital Gains', path: '/capital-gains-tax' },
  { label: 'Sole Trader Tax', path: '/sole-trader-tax' },
  { label: 'Contractor Tax', path: '/contractor-tax' },
  { label: 'Tax Audit Help', path: '/tax-audit-help' },
  { label: 'IRD Support', path: '/ird-support' },
];
const tools: readonly Link[] = [
  { label: 'Tax Calculator', path: '/tax-calculator' },
  { label: 'GST Calculator', path: '/gst-calculator' },
];
const resources = { label: 'Resources', path: '/blog' } as const;
const contact = { label: 'Contact', path: '/contact' } as const;
const report = { label: 'Report a problem', path: '/contact' } as const;
/** The links on every page. */
const policies = [
  { label: 'Privacy Policy', path: '/privacy' },
  { label: 'Terms of Service', path: '/terms' },
] as const;

export const navigation = {
  home: { label: `${site.brand} home`, path: '/' },
  groups: {
    locations: { label: 'Locations', links: cities.slice(0, 3) },
    services: { label: 'Services', links: [...doors, ...services] },
    tools: { label: 'Tools', links: tools },
  },
  resources,
  quote: { label: 'Get Free Quote', path: '/quote' },
  /** The names of a page's landmarks, for screen readers and the menu button. */
  mainLabel: 'Main',
  menuButton: 'Menu',
  closeButton: 'Close',
  towns: { label: 'All towns', path: '/#locations' },
  skip: 'Skip to main content',
  stickyBar: { label: 'Get Free Quotes Now', path: '/quote' },
} as const satisfies Record<string, unknown>;

export const footer = {
  groups: [
    {
      label: 'Quick Links',
      links: [
        ...doors,
        ...tools,
        { label: 'Tax FAQ', path: '/tax-faq' },
        resources,
        { label: 'Near Me', path: '/near-me' },
        contact,
      ],
    },
    {
      label: 'Services',
      links: [...services, { label: 'Construction Tax', path: '/industries/construction-tax' }],
    },
    { label: 'Major Cities', links: cities },
  ],
  legal: [
    ...policies,
    { label: 'Accessibility', path: '/accessibility' },
    { label: 'Our figures', path: '/figures' },
    { label: 'Glossary', path: '/glossary' },
    { label: 'About us', path: '/about' },
    { label: 'For accountants', path: '/for-accountants' },
    report,
  ],
  quoteLinks: [...policies, contact, report],
  legalLabel: 'Legal',
  contactLabel: 'Talk to us',
  featuredPartner: { label: 'Featured partner: Greenlion', path: '/accountants/greenlion' },
  copyright: `© ${site.copyrightYears} ${site.brand}. General information, not tax advice.`,
} as const;
