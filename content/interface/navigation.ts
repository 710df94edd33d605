import { site } from '#content/site.ts';

export interface NavigationLink {
  readonly label: string;
  readonly path: `/${string}`;
}

/** A name in the header that opens to several links. */
export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export const navigation = {
  home: { label: `${site.brand} home`, path: '/' },
  groups: {
    locations: {
      label: 'Locations',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
      ],
    },
    services: {
      label: 'Services',
      links: [
        { label: 'Small Business Tax', path: '/small-business-tax' },
        { label: 'GST & BAS Returns', path: '/gst-and-bas-returns' },
        { label: 'All services', path: '/#services' },
      ],
    },
    tools: {
      label: 'Tools',
      links: [
        { label: 'Tax Calculator', path: '/tax-calculator' },
        { label: 'GST Calculator', path: '/gst-calculator' },
      ],
    },
  },
  resources: { label: 'Resources', path: '/blog' },
  quote: { label: 'Get Free Quote', path: '/quote' },
  /** Names of the parts of a page, for screen readers and the menu button. */
  mainLabel: 'Main',
  menuButton: 'Menu',
  closeButton: 'Close menu',
  skip: 'Skip to main content',
  stickyBar: { label: 'Get Free Quotes Now', path: '/quote' },
} as const satisfies Record<string, unknown>;

export const footer = {
  groups: [
    {
      label: 'Quick Links',
      links: [
        { label: 'Tax Calculator', path: '/tax-calculator' },
        { label: 'GST Calculator', path: '/gst-calculator' },
        { label: 'Tax FAQ', path: '/tax-faq' },
        { label: 'Resources', path: '/blog' },
        { label: 'Near Me', path: '/near-me' },
        { label: 'Contact', path: '/contact' },
      ],
    },
    {
      label: 'Services',
      links: [
        { label: 'Small Business Tax', path: '/small-business-tax' },
        { label: 'GST & BAS Returns', path: '/gst-and-bas-returns' },
        { label: 'PAYE Services', path: '/paye-services' },
        { label: 'Capital Gains Tax', path: '/capital-gains-tax' },
        { label: 'Sole Trader Tax', path: '/sole-trader-tax' },
        { label: 'Construction Tax', path: '/industries/construction-tax' },
      ],
    },
    {
      label: 'Major Cities',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
        { label: 'Hamilton', path: '/hamilton' },
        { label: 'Tauranga', path: '/tauranga' },
        { label: 'Dunedin', path: '/dunedin' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy Policy', path: '/privacy' },
    { label: 'Terms of Service', path: '/terms' },
    { label: 'Accessibility', path: '/accessibility' },
    { label: 'Our figures', path: '/figures' },
  ],
  quoteLinks: [
    { label: 'Privacy Policy', path: '/privacy' },
    { label: 'Terms of Service', path: '/terms' },
    { label: 'Contact', path: '/contact' },
  ],
  legalLabel: 'Legal',
  contactLabel: 'Talk to us',
  featuredPartner: { label: 'Featured partner: Greenlion', path: '/accountants/greenlion' },
  copyright: `© ${site.copyrightYears} ${site.brand}. General information, not tax advice.`,
} as const;
