import { facts } from './facts.ts';
import type { IsoDate, Path } from './text.ts';

/** A word of the trade, explained in one sentence. */
export interface Term {
  readonly term: string;
  /** Other forms of it, such as a plural. Capitals make no difference, but those of an abbreviation do. */
  readonly forms?: readonly string[];
  readonly meaning: string;
  /** The page that says more. */
  readonly path?: Path;
}

/** The day on which an accountant confirmed the meanings; null until then. */
export const confirmed: IsoDate | null = null;

/**
 * The terms that pages use, by id. The build marks the first use of each on a page, where a press
 * opens its meaning, and /glossary lists all of them. The meanings are in our own words and have not
 * been checked by an accountant yet (`npm run prelaunch` says so). Figures are quoted from the ledger.
 */
export const glossary: Readonly<Record<string, Term>> = {
  'acc-levy': {
    term: 'ACC levy',
    forms: ['ACC levies', 'ACC earners’ levy'],
    meaning: 'What everyone who earns pays for accident cover. It comes out of wages with PAYE.',
  },
  'balance-date': {
    term: 'balance date',
    forms: ['balance dates'],
    meaning: 'The last day of your accounting year. The tax dates on this site are for 31 March.',
  },
  'bright-line-test': {
    term: 'bright-line test',
    meaning: `A rule that counts the gain on residential land as income if it is sold within ${facts.brightLine.figure} of being bought.`,
    path: '/blog/bright-line-test-explained',
  },
  'certificate-of-exemption': {
    term: 'certificate of exemption',
    forms: ['certificates of exemption'],
    meaning:
      'Inland Revenue’s permission to be paid without tax taken out, for contractors who would have it taken.',
    path: '/contractor-tax',
  },
  'default-assessment': {
    term: 'default assessment',
    forms: ['default assessments'],
    meaning: 'A bill that Inland Revenue estimates when a return is not filed.',
    path: '/ird-letters',
  },
  depreciation: {
    term: 'depreciation',
    meaning: 'The part of an asset’s cost that you deduct each year, as it wears out.',
    path: '/blog/tax-deductions-guide-nz',
  },
  esct: {
    term: 'ESCT',
    meaning:
      'Employer superannuation contribution tax: the tax on what an employer pays into KiwiSaver.',
    path: '/paye-services',
  },
  'fringe-benefit': {
    term: 'fringe benefit',
    forms: ['fringe benefits', 'fringe benefit tax'],
    meaning:
      'Something for private use that comes with a job, such as a car; the employer pays fringe benefit tax on it.',
  },
  'gst-invoice-basis': {
    term: 'invoice basis',
    meaning: 'Counting GST when an invoice is sent or received, whether or not it is paid.',
    path: '/gst-and-bas-returns',
  },
  'gst-payments-basis': {
    term: 'payments basis',
    meaning: 'Counting GST when money is paid or received, not when an invoice is sent.',
    path: '/gst-and-bas-returns',
  },
  'gst-zero-rated': {
    term: 'zero-rated',
    meaning:
      'Taxed with GST at 0%, as most exports are: you add none, and still claim back what you paid.',
    path: '/gst-and-bas-returns',
  },
  'instalment-arrangement': {
    term: 'instalment arrangement',
    forms: ['instalment arrangements', 'instalment agreement'],
    meaning: 'An agreement with Inland Revenue to pay tax you owe in parts, on set days.',
    path: '/ird-support',
  },
  kiwisaver: {
    term: 'KiwiSaver',
    meaning:
      'A savings scheme for retirement: part of your pay goes into it, and your employer adds to it.',
  },
  'look-through-company': {
    term: 'look-through company',
    forms: ['look-through companies'],
    meaning: 'A company whose profits and losses count for tax as its owners’ own.',
    path: '/company-vs-sole-trader',
  },
  myir: {
    term: 'myIR',
    meaning: 'Inland Revenue’s own website, where you see your accounts, letters and returns.',
  },
  nopa: {
    term: 'NOPA',
    forms: ['NOPAs', 'notice of proposed adjustment'],
    meaning:
      'Notice of proposed adjustment: the formal first step of a dispute about tax. Time to respond to it is short.',
    path: '/tax-audit-help',
  },
  paye: {
    term: 'PAYE',
    meaning: 'Pay as you earn: the income tax and ACC levy that an employer takes from each pay.',
    path: '/paye-services',
  },
  'payday-filing': {
    term: 'payday filing',
    meaning: 'Sending Inland Revenue the details of each pay within two working days of payday.',
    path: '/paye-services',
  },
  'provisional-tax': {
    term: 'provisional tax',
    meaning:
      'Income tax for a year that is paid in parts during it, before the final bill is known.',
    path: '/blog/provisional-tax-nz',
  },
  'residual-income-tax': {
    term: 'residual income tax',
    meaning: `A year’s income tax less what was taken out before you were paid. Above ${facts.provisionalTaxThreshold.figure}, you pay provisional tax for the next year.`,
    path: '/blog/provisional-tax-nz',
  },
  retentions: {
    term: 'retentions',
    forms: ['retention money'],
    meaning: 'The part of a building price that is held back until faults are fixed.',
    path: '/industries/construction-tax',
  },
  'risk-review': {
    term: 'risk review',
    forms: ['risk reviews'],
    meaning: 'Inland Revenue’s first look at your returns, before it decides whether to audit.',
    path: '/tax-audit-help',
  },
  'safe-harbour': {
    term: 'safe harbour',
    meaning: `If your residual income tax is below ${facts.provisionalTaxOtherThreshold.figure} and you pay each standard instalment in full and on time, interest runs only from the day of the final bill.`,
    path: '/blog/provisional-tax-nz',
  },
  'schedular-payments': {
    term: 'schedular payments',
    forms: ['schedular payment'],
    meaning: 'Pay for kinds of contract work from which the client takes tax out first.',
    path: '/contractor-tax',
  },
  'secondary-tax': {
    term: 'secondary tax',
    meaning: 'The rate of PAYE on a second job, set by what you earn from all of them.',
    path: '/tax-faq',
  },
  'shortfall-penalty': {
    term: 'shortfall penalty',
    forms: ['shortfall penalties'],
    meaning: `A penalty of ${facts.shortfallPenalties.figure} on tax that a return left out: the worse the behaviour, the higher.`,
    path: '/tax-audit-help',
  },
  'tailored-tax-rate': {
    term: 'tailored tax rate',
    forms: ['tailored tax code', 'tailored rate'],
    meaning: 'A rate of tax on your pay that Inland Revenue works out for you, if you ask.',
    path: '/contractor-tax',
  },
  'tax-agent': {
    term: 'tax agent',
    forms: ['tax agents'],
    meaning:
      'Somebody listed with Inland Revenue who files returns for clients, often with later dates.',
    path: '/tax-agent-vs-accountant',
  },
  'terminal-tax': {
    term: 'terminal tax',
    meaning:
      'What is left to pay of a year’s income tax after provisional tax and tax taken from pay.',
  },
  'use-of-money-interest': {
    term: 'use-of-money interest',
    meaning:
      'Interest that Inland Revenue charges on tax paid late, and pays on tax paid too much.',
  },
  'voluntary-disclosure': {
    term: 'voluntary disclosure',
    forms: ['voluntary disclosures'],
    meaning:
      'Telling Inland Revenue about a mistake before it finds it, which reduces the shortfall penalty.',
    path: '/tax-audit-help',
  },
  'withholding-tax': {
    term: 'withholding tax',
    meaning: 'Tax that is taken out of a payment before you receive it.',
    path: '/contractor-tax',
  },
};
