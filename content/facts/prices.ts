import { lastChecked as checked, type Facts } from './fact.ts';

/** Ranges of the specification. No register of fees exists, so none could be verified. */
const typical = {
  source: 'A typical range; each firm sets its own prices',
  confidence: 'unverified',
  checked,
} as const;

export const prices = {
  priceAnnualReturn: {
    ...typical,
    subject: 'Annual return of a small business',
    figure: '$400–$800',
    time: '1–2 weeks',
    wording: 'A small business annual return costs $400–$800 and takes 1–2 weeks.[^prices]',
    shownOn: [
      '/small-business-tax',
      '/auckland/small-business-tax',
      '/blog/tax-accountant-cost-nz',
      '/tax-faq',
    ],
  },
  priceGstReturn: {
    ...typical,
    subject: 'GST return of a small business',
    figure: '$150–$300',
    time: '2–3 days',
    wording: 'A GST return costs $150–$300 and takes 2–3 days.[^prices]',
    shownOn: ['/small-business-tax', '/auckland/small-business-tax'],
  },
  priceBas: {
    ...typical,
    subject: 'BAS, for Australia',
    figure: '$200–$400',
    time: '3–5 days',
    wording: 'A BAS costs $200–$400 and takes 3–5 days.[^prices]',
    shownOn: ['/small-business-tax'],
  },
  priceConsultation: {
    ...typical,
    subject: 'Consultation',
    figure: '$200–$350 per hour',
    time: 'same week',
    wording:
      'Asking and quoting are free. Advice costs $200–$350 per hour and is available in the same week.[^prices]',
    shownOn: [
      '/small-business-tax',
      '/auckland/small-business-tax',
      '/blog/tax-accountant-cost-nz',
      '/tax-faq',
    ],
  },
  priceGstSimple: {
    ...typical,
    subject: 'GST return, simple',
    figure: '$150–$250',
    time: '2–3 days',
    wording: 'A simple GST return costs $150–$250 and takes 2–3 days.[^prices]',
    shownOn: ['/gst-and-bas-returns', '/wellington/gst-returns'],
  },
  priceGstStandard: {
    ...typical,
    subject: 'GST return, standard',
    figure: '$250–$400',
    time: '3–5 days',
    wording: 'A standard GST return costs $250–$400 and takes 3–5 days.[^prices]',
    shownOn: ['/gst-and-bas-returns', '/wellington/gst-returns'],
  },
  priceGstComplex: {
    ...typical,
    subject: 'GST return, complex',
    figure: '$400–$600+',
    time: '5–7 days',
    wording: 'A complex GST return costs $400–$600+ and takes 5–7 days.[^prices]',
    shownOn: ['/gst-and-bas-returns', '/wellington/gst-returns'],
  },
  pricePayeSmall: {
    ...typical,
    subject: 'PAYE a month, 1 to 10 employees',
    figure: '$50–$150',
    wording: 'PAYE for a small employer (1 to 10 employees) costs $50–$150 a month.[^prices]',
    shownOn: ['/paye-services'],
  },
  pricePayeMedium: {
    ...typical,
    subject: 'PAYE a month, 10 to 50 employees',
    figure: '$150–$300',
    wording: 'PAYE for a medium employer (10 to 50 employees) costs $150–$300 a month.[^prices]',
    shownOn: ['/paye-services'],
  },
  pricePayeLarge: {
    ...typical,
    subject: 'PAYE a month, 50 employees and more',
    figure: '$300 and up',
    wording: 'PAYE for a large employer (50+ employees) costs $300 and up a month.[^prices]',
    shownOn: ['/paye-services'],
  },
  pricePersonal: {
    ...typical,
    subject: 'Personal tax return',
    figure: '$150–$400',
    wording: 'A personal tax return typically costs $150–$400.[^prices]',
    shownOn: ['/', '/blog/tax-accountant-cost-nz', '/tax-faq'],
  },
  pricePersonalSimple: {
    ...typical,
    subject: 'Personal tax return, simple',
    figure: '$150–$250',
    wording: 'A simple personal tax return typically costs $150–$250.[^prices]',
    shownOn: ['/blog/tax-accountant-cost-nz'],
  },
  pricePersonalComplex: {
    ...typical,
    subject: 'Personal tax return, complex',
    figure: '$300–$500',
    wording: 'A complex personal tax return typically costs $300–$500.[^prices]',
    shownOn: ['/blog/tax-accountant-cost-nz', '/capital-gains-tax'],
  },
  priceSmallBusiness: {
    ...typical,
    subject: 'Small business tax work',
    figure: '$400–$800',
    wording: 'Small business tax work typically costs $400–$800.[^prices]',
    shownOn: ['/', '/blog/tax-accountant-cost-nz', '/tax-faq'],
  },
  priceBusinessYear: {
    ...typical,
    subject:
      'Year of a small business: annual return, six GST returns, PAYE for up to 10 employees',
    figure: '$1,900–$4,400',
    wording:
      'A year of a small business that is registered for GST and employs up to 10 people typically costs $1,900–$4,400: the annual return, six GST returns and PAYE every month.[^prices]',
    source: 'Added up from the typical ranges of its parts',
    shownOn: ['/', '/small-business-tax', '/blog/tax-accountant-cost-nz'],
  },
  priceGstQuarterly: {
    ...typical,
    subject: 'GST work',
    figure: '$150–$300 a return',
    wording: 'GST work typically costs $150–$300 a return.[^prices]',
    specified: '$150–$300 quarterly',
    shownOn: ['/blog/tax-accountant-cost-nz', '/tax-faq'],
  },
  priceCompanySetup: {
    ...typical,
    subject: 'Setting up a company',
    figure: '$350–$1,500',
    wording: 'Setting up a company costs $350–$1,500.[^prices]',
    shownOn: ['/blog/tax-accountant-cost-nz', '/company-vs-sole-trader'],
  },
} as const satisfies Facts;
