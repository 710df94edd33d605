import { lastChecked as checked, type Facts } from './fact.ts';

export const property = {
  brightLine: {
    subject: 'Bright-line period',
    figure: '2 years',
    wording:
      'The bright-line period is 2 years (for sales before 1 July 2024 it was 10 years for most homes bought from 27 March 2021).[^brightLine]',
    since: 'sales from 1 July 2024',
    specified: '10 years',
    before: '10 years, for most homes bought from 27 March 2021 and sold before 1 July 2024.',
    source: 'Inland Revenue, Changes to bright-line; The bright-line test',
    url: 'https://www.ird.govt.nz/property/buying-and-selling/when-you-need-to-pay/the-brightline-property-rule/changes-to-brightline',
    confidence: 'verified',
    checked,
    shownOn: ['/', '/capital-gains-tax', '/tax-faq'],
  },
  brightLineMainHome: {
    subject: 'Main home in the bright-line test',
    figure: 'over half',
    wording:
      'Your main home is left out if over half of it was your home for over half of the time you owned it.[^brightLineMainHome]',
    since: 'sales from 1 July 2024',
    specified: '2 years',
    source: 'Inland Revenue, Changes to bright-line',
    url: 'https://www.ird.govt.nz/property/buying-and-selling/when-you-need-to-pay/the-brightline-property-rule/changes-to-brightline',
    confidence: 'verified',
    checked,
    shownOn: ['/capital-gains-tax', '/tax-faq'],
  },
  rentalInterest: {
    subject: 'Interest on the loan of a rental',
    figure: '100%',
    wording:
      'Since 1 April 2025, 100% of the interest on a rental’s loan counts; for the year before, 80%.[^rentalInterest]',
    since: '1 April 2025',
    before: '80% from 1 April 2024 to 31 March 2025, and less before.',
    source: 'Inland Revenue, Property interest rules',
    confidence: 'quoted',
    checked,
    shownOn: ['/capital-gains-tax'],
  },
} as const satisfies Facts;
