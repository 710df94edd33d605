import { interestRates } from '#brackets/data/late-rates.ts';
import { formatDate } from '#content/dates.ts';
import { percent } from '#content/tax-band-words.ts';
import { lastChecked as checked, type Facts } from './fact.ts';

const newestFirst = interestRates.toReversed();
const [{ rate: interest } = interestRates[0], ...earlierRates] = newestFirst;

const lateReturns = 'Tax Administration Act 1994, section 139A(3)';

export const penalties = {
  lateFilingIndividual: {
    subject: 'Late income tax return',
    figure: '$50',
    wording:
      'A late income tax return costs $50 if net income is below $100,000, $250 up to $1 million and $500 above.[^lateFilingIndividual]',
    source: lateReturns,
    url: 'https://www.legislation.govt.nz/act/public/1994/0166/latest/DLM356114.html',
    confidence: 'verified',
    checked,
    shownOn: [
      '/blog/nz-tax-deadlines-2025',
      '/ird-support',
      '/tax-faq',
      '/ird-letters',
      '/behind-with-tax',
    ],
  },
  lateFilingCompany: {
    subject: 'Late return of a company',
    figure: '$50 or $250',
    wording:
      'A company that files late is charged by its net income, as a person is: $50 or $250 up to $1 million.[^lateFilingCompany]',
    specified: '$250',
    source: lateReturns,
    url: 'https://www.legislation.govt.nz/act/public/1994/0166/latest/DLM356114.html',
    confidence: 'verified',
    checked,
    shownOn: ['/blog/nz-tax-deadlines-2025'],
  },
  lateFilingCompanyLarge: {
    subject: 'Late return with an income over $1 million',
    figure: '$500',
    wording: 'With a net income over $1 million a late return costs $500.[^lateFilingCompanyLarge]',
    source: lateReturns,
    url: 'https://www.legislation.govt.nz/act/public/1994/0166/latest/DLM356114.html',
    confidence: 'verified',
    checked,
    shownOn: ['/blog/nz-tax-deadlines-2025'],
  },
  lateFilingGst: {
    subject: 'Late GST return',
    figure: '$250',
    wording:
      'The first late GST return in 12 months costs nothing and brings a warning; the next costs $250, or $50 if you pay GST when customers pay you (the payments basis).[^lateFilingGst]',
    specified: '$250 plus 1% monthly',
    before: '$250 plus 1% monthly. The monthly 1% ended with the period to 31 March 2017.',
    source:
      'Tax Administration Act 1994, sections 139AAA and 139B(2B); Inland Revenue, Late filing penalties',
    url: 'https://www.ird.govt.nz/managing-my-tax/penalties-and-interest/penalties-and-debt/late-filing-penalties',
    confidence: 'verified',
    checked,
    shownOn: [
      '/blog/nz-tax-deadlines-2025',
      '/gst-and-bas-returns',
      '/wellington/gst-returns',
      '/ird-letters',
      '/behind-with-tax',
    ],
  },
  prosecution: {
    subject: 'Prosecution for a return that is not filed',
    figure: 'a last resort',
    wording:
      'Not filing a return is an offence, and a court can fine you for it. Inland Revenue’s guidelines say that it usually prosecutes as a last resort, and those who refuse to comply.[^prosecution]',
    source:
      'Tax Administration Act 1994, section 143(1)(b); Inland Revenue, Prosecution guidelines, introduction',
    url: 'https://www.legislation.govt.nz/act/public/1994/0166/latest/DLM356684.html',
    confidence: 'quoted',
    checked,
    shownOn: ['/behind-with-tax'],
  },
  latePaymentPenalty: {
    subject: 'Tax paid late',
    figure: '1% then 4%',
    wording:
      'The late payment penalty is 1% then 4%: 1% the day after the due date, and 4% of what is still unpaid at the end of the seventh day.[^latePaymentPenalty]',
    source: 'Tax Administration Act 1994, section 139B; Inland Revenue, Late payment penalties',
    url: 'https://www.ird.govt.nz/managing-my-tax/penalties-and-interest/penalties-and-debt/late-payment-penalties',
    confidence: 'verified',
    checked,
    shownOn: [
      '/blog/nz-tax-deadlines-2025',
      '/blog/provisional-tax-nz',
      '/gst-and-bas-returns',
      '/tax-faq',
      '/ird-letters',
      '/behind-with-tax',
    ],
  },
  latePaymentMonthly: {
    subject: 'Late payment penalty of each further month, on GST and income tax',
    figure: 'no monthly penalty',
    wording:
      'GST and income tax, provisional tax included, carry no monthly penalty after the first week.[^latePaymentMonthly]',
    since: 'GST periods to 31 March 2017, and the 2017–18 tax year',
    before: '1% a month.',
    source: 'Tax Administration Act 1994, section 139B; Inland Revenue, Late payment penalties',
    url: 'https://www.ird.govt.nz/managing-my-tax/penalties-and-interest/penalties-and-debt/late-payment-penalties',
    confidence: 'verified',
    checked,
    shownOn: [
      '/blog/nz-tax-deadlines-2025',
      '/blog/provisional-tax-nz',
      '/tax-faq',
      '/behind-with-tax',
    ],
  },
  latePaymentGrace: {
    subject: 'First late payment in two years',
    figure: 'a grace period',
    wording:
      'For a first late payment in two years Inland Revenue may give a grace period: pay by its new date and there is no penalty. It may not cover provisional tax, so ask before you rely on it.[^latePaymentGrace]',
    source: 'Inland Revenue, Late payment penalties; Tax Administration Act 1994, section 139B',
    url: 'https://www.ird.govt.nz/managing-my-tax/penalties-and-interest/penalties-and-debt/late-payment-penalties',
    confidence: 'verified',
    checked,
    shownOn: ['/blog/provisional-tax-nz', '/behind-with-tax'],
  },
  payePenalty: {
    subject: 'PAYE paid late',
    figure: '1% the next day, 4% on the seventh day and 1% each month after',
    wording:
      'Late PAYE costs 1% the next day, 4% on the seventh day and 1% each month after. If Inland Revenue then sends a notice, 10% of what is unpaid is added each month, or 5% if you pay or arrange instalments in that month.[^payePenalty]',
    specified: '1%, minimum $20',
    source: 'Tax Administration Act 1994, sections 139B and 141ED',
    url: 'https://www.ird.govt.nz/managing-my-tax/penalties-and-interest/penalties-and-debt/late-payment-penalties',
    confidence: 'verified',
    checked,
    shownOn: ['/paye-services', '/blog/nz-tax-deadlines-2025', '/ird-letters'],
  },
  useOfMoneyInterest: {
    subject: 'Interest on tax paid late',
    figure: percent(interest),
    wording: `Use-of-money interest is ${percent(interest)} a year on tax paid late since 16 January 2026 (it was 9.89% before).[^useOfMoneyInterest]`,
    since: '16 January 2026',
    specified: '7.39%',
    before: `${earlierRates.map(({ rate, from }) => `${percent(rate)} from ${formatDate(from)}`).join('; ')}.`,
    source: `Inland Revenue, Interest on overpayments and underpayments, read 25 September 2026; Tax Administration Act 1994, section 120H; for the earlier rates, the newest first: ${earlierRates.map(({ source }) => source).join('; ')}`,
    confidence: 'quoted',
    checked,
    shownOn: [
      '/blog/nz-tax-deadlines-2025',
      '/blog/provisional-tax-nz',
      '/ird-support',
      '/tax-faq',
      '/ird-letters',
      '/behind-with-tax',
    ],
  },
  smallTaxDebt: {
    subject: 'Unpaid tax without penalty and interest',
    figure: '$100',
    wording:
      'Unpaid tax of $100 or less, counted for each type of tax, carries neither late payment penalty nor interest.[^smallTaxDebt]',
    source: 'Tax Administration Act 1994, section 183F',
    url: 'https://www.legislation.govt.nz/act/public/1994/0166/latest/DLM358771.html',
    confidence: 'quoted',
    checked: '2026-11-28',
    shownOn: ['/behind-with-tax'],
  },
  shortfallPenalties: {
    subject: 'Shortfall penalties',
    figure: '20 to 150%',
    wording:
      'Shortfall penalties run from 20 to 150% of the tax that was short.[^shortfallPenalties]',
    source: 'Tax Administration Act 1994, sections 141A to 141E; Inland Revenue, IR289',
    confidence: 'verified',
    checked,
    shownOn: ['/tax-audit-help', '/ird-support', '/tax-faq', '/ird-letters'],
  },
  voluntaryDisclosure: {
    subject: 'Voluntary disclosure',
    figure: '75 to 100%',
    wording:
      'A full voluntary disclosure before Inland Revenue tells you of an audit takes 75 to 100% off a shortfall penalty; after that, and before the audit starts, 40%.[^voluntaryDisclosure]',
    source:
      'Tax Administration Act 1994, section 141G; Inland Revenue, Lowering your shortfall penalty',
    url: 'https://www.ird.govt.nz/managing-my-tax/penalties-and-interest/penalties-and-debt/lowering-your-shortfall-penalty',
    confidence: 'verified',
    checked: '2026-11-26',
    shownOn: ['/behind-with-tax'],
  },
  nopaResponse: {
    subject: 'Time to answer a notice of proposed adjustment',
    figure: 'two months',
    wording:
      'A notice of proposed adjustment (NOPA) from Inland Revenue has to be answered within two months. You have four months to send one about your own assessment.[^nopaResponse]',
    specified: 'about 4 months',
    source: 'Tax Administration Act 1994, section 89AB',
    confidence: 'verified',
    checked,
    shownOn: ['/tax-audit-help', '/ird-support', '/tax-faq', '/ird-letters'],
  },
} as const satisfies Facts;
