import { bestSalary, splitSaving, switchPoint } from '#content/company-tax.ts';
import { formatDate } from '#content/dates.ts';
import { dollars } from '#content/tax-band-words.ts';
import { scheduleInForceOn, taxSchedules } from '#content/tax-schedules.ts';
import { lastChecked as checked, type Facts } from './fact.ts';

const [earlier] = taxSchedules;
const inForce = scheduleInForceOn(checked);

/** Cents as '$190,000': to the nearest ten thousand, for a rule of thumb. */
const about = (cents: number): string => dollars(Math.round(cents / 1_000_000) * 10_000);

const exampleProfit = 150_000;
const exampleCents = exampleProfit * 100;
const exampleSaving = dollars(splitSaving(inForce, exampleCents) / 100);

const ruleOfThumb = 'A rule of thumb, not the law';

export const structure = {
  companyRate: {
    subject: 'Company rate',
    figure: '28%',
    wording: 'Companies pay income tax at 28%.[^companyRate]',
    since: 'the 2011–12 tax year',
    source: 'Income Tax Act 2007, schedule 1, part A, clause 2',
    confidence: 'verified',
    checked,
    shownOn: ['/', '/small-business-tax', '/company-vs-sole-trader', '/tax-faq'],
  },
  companyRateLarge: {
    subject: 'Rate of a large company',
    figure: '28%',
    wording: 'A company of any size pays 28%.[^companyRateLarge]',
    specified: '33%',
    source: 'Income Tax Act 2007, schedule 1, part A, clause 2',
    confidence: 'verified',
    checked,
    shownOn: ['/company-vs-sole-trader', '/tax-faq'],
  },
  trusteeRate: {
    subject: 'Trustee rate',
    figure: '39%',
    wording:
      'Trustees pay 39% since 1 April 2024, or 33% if the trust keeps $10,000 or less.[^trusteeRate]',
    since: '1 April 2024',
    before: '33%, until 31 March 2024.',
    source: 'Inland Revenue, Special report: 39% trustee tax rate, 9 April 2024',
    confidence: 'verified',
    checked,
    shownOn: ['/company-vs-sole-trader', '/tax-faq'],
  },
  dividendWithholding: {
    subject: 'Tax withheld from a dividend',
    figure: '5%',
    wording:
      'A dividend has 33% withheld less the tax the company has paid: 5% where that was the full 28%.[^dividendWithholding]',
    source: 'Income Tax Act 2007, schedule 1; William Buck, RWT facts',
    confidence: 'unverified',
    checked,
    shownOn: ['/company-vs-sole-trader'],
  },
  soleTraderUnder: {
    subject: 'Profit under which a company rarely pays for its fees',
    figure: '$75,000',
    wording:
      'Under about $75,000 of profit, what a company saves rarely pays for its fees.[^soleTraderUnder]',
    source: ruleOfThumb,
    confidence: 'unverified',
    checked,
    shownOn: ['/company-vs-sole-trader'],
  },
  companyOver: {
    subject: 'Profit from which a company that pays its owner a salary can pay for its fees',
    figure: '$100,000',
    wording:
      'From about $100,000 of profit, a company that pays you a salary and keeps the rest can pay for its fees.[^companyOver]',
    source: ruleOfThumb,
    confidence: 'unverified',
    checked,
    shownOn: ['/company-vs-sole-trader'],
  },
  companyCrossover: {
    subject: 'Profit from which a company that keeps all of it pays less',
    figure: about(switchPoint(inForce)),
    wording: `A company that keeps all its profit starts to save tax at about ${about(switchPoint(inForce))} of profit (about ${about(switchPoint(earlier))} on the bands before ${formatDate(inForce.from)}).[^companyCrossover]`,
    since: formatDate(inForce.from),
    specified: about(switchPoint(earlier)),
    before: `${about(switchPoint(earlier))}, on the bands until ${formatDate(earlier.to)}.`,
    source: 'Worked out from the personal rates and the company rate on this page',
    confidence: 'verified',
    checked,
    shownOn: ['/', '/company-vs-sole-trader', '/tax-faq'],
  },
  companyWorkedExample: {
    subject: `What a company saves a consultant with ${dollars(exampleProfit)}`,
    figure: exampleSaving,
    wording: `A consultant with ${dollars(exampleProfit)} of profit saves ${exampleSaving} of income tax a year with a company, by taking a salary of ${dollars(bestSalary(inForce) / 100)} and leaving the rest in.[^companyWorkedExample]`,
    since: formatDate(inForce.from),
    specified: '$6,622',
    source: 'Worked out from the personal rates and the company rate on this page',
    confidence: 'verified',
    checked,
    shownOn: ['/company-vs-sole-trader'],
  },
} as const satisfies Facts;
