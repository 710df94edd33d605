import { payRulesOn } from '#brackets/data/pay-rules.ts';
import { percent } from '#content/tax-band-words.ts';
import { lastChecked as checked, type Facts } from './fact.ts';

/** An employer contributes at least as much as an employee. */
const { kiwiSaver } = payRulesOn(checked);

export const employers = {
  payeDueDate: {
    subject: 'When PAYE is paid',
    figure: '20th',
    wording: 'PAYE is paid monthly, by the 20th of the following month.[^payeDueDate]',
    source: 'Inland Revenue, Paying deductions to Inland Revenue',
    url: 'https://www.ird.govt.nz/employing-staff/payday-filing/paying-deductions-to-inland-revenue',
    confidence: 'verified',
    checked,
    shownOn: ['/', '/paye-services', '/blog/nz-tax-deadlines-2025', '/tax-faq', '/ird-letters'],
  },
  payeTwiceMonthly: {
    subject: 'When PAYE is paid twice a month',
    figure: '5th and 20th',
    wording:
      'From $500,000 of PAYE a year you pay twice a month, on the 5th and 20th; the second half of December is due on 15 January.[^payeTwiceMonthly]',
    source: 'Inland Revenue, Employers with $500,000 PAYE or more',
    url: 'https://www.ird.govt.nz/roles/employers/employers-with-500000-paye-or-more',
    confidence: 'verified',
    checked,
    shownOn: ['/paye-services', '/blog/nz-tax-deadlines-2025'],
  },
  paydayFiling: {
    subject: 'When employment information is filed',
    figure: 'two working days',
    wording:
      'Employment information is filed within two working days of each payday.[^paydayFiling]',
    since: '1 April 2019',
    source:
      'Inland Revenue, We are increasing our focus on payday filing, 2025; Tax Administration Act 1994, section 139A',
    confidence: 'verified',
    checked,
    shownOn: ['/paye-services', '/blog/nz-tax-deadlines-2025', '/tax-faq', '/ird-letters'],
  },
  kiwiSaverEmployer: {
    subject: 'Employer’s least KiwiSaver contribution',
    figure: percent(kiwiSaver.least),
    wording: `The KiwiSaver employer minimum is ${percent(kiwiSaver.least)} of pay since 1 April 2026 (it was 3%), and 4% from 1 April 2028.[^kiwiSaverEmployer]`,
    since: '1 April 2026',
    specified: '3%',
    before: '3%, until 31 March 2026. An employer may still match an employee’s temporary 3%.',
    source:
      'Inland Revenue, Changes to the KiwiSaver contribution rate, 2026; Taxation (Budget Measures) Act 2025',
    confidence: 'verified',
    checked,
    shownOn: ['/paye-services', '/tax-faq'],
  },
  schedularRates: {
    subject: 'Tax withheld from a contractor’s schedular payments',
    figure: '45%',
    wording:
      'Without an IR330C a payer withholds 45% from a schedular payment; with one you choose a rate of 10% at the least, or 15% on a temporary visa.[^schedularRates]',
    source:
      'Income Tax Act 2007, schedule 4; Inland Revenue, Taxing activities called schedular payments; IR330C',
    confidence: 'verified',
    checked,
    shownOn: ['/contractor-tax', '/blog/contractor-tax-guide-nz'],
  },
} as const satisfies Facts;
