import { formatDate } from '#content/dates.ts';
import { payRulesOn } from '#brackets/data/pay-rules.ts';
import { bandsIn, dollars, limitsIn, percent, rateRange } from '#content/tax-band-words.ts';
import { scheduleInForceOn, taxSchedules } from '#content/tax-schedules.ts';
import { lastChecked as checked, type Facts } from './fact.ts';

const [specified] = taxSchedules;
const inForce = scheduleInForceOn(checked);
const inForceSince = formatDate(inForce.from);
const { from, accLevy, earnerCredit, provisionalTax, studentLoan } = payRulesOn(checked);

export const incomeTax = {
  personalRates: {
    subject: 'Personal income tax rates',
    figure: rateRange(inForce),
    wording: `Personal income tax rates run ${rateRange(inForce)}.[^personalRates]`,
    source: 'Inland Revenue, Tax rates for individuals; Income Tax Act 2007, schedule 1',
    url: 'https://www.ird.govt.nz/income-tax/income-tax-for-individuals/tax-codes-and-tax-rates-for-individuals/tax-rates-for-individuals',
    confidence: 'verified',
    checked,
    shownOn: ['/', '/sole-trader-tax', '/company-vs-sole-trader', '/tax-calculator', '/tax-faq'],
  },
  personalBands: {
    subject: 'Personal income tax bands',
    figure: bandsIn(inForce),
    wording: `Since ${inForceSince} the bands are ${bandsIn(inForce)} (before that they met at ${limitsIn(specified)}).[^personalBands]`,
    since: inForceSince,
    specified: limitsIn(specified),
    before: `They met at ${limitsIn(specified)} until ${formatDate(specified.to)}. The year to 31 March 2025 is assessed with composite rates.`,
    source:
      'Inland Revenue, Tax rates for individuals; Income Tax Act 2007, schedule 1, as amended by the Taxation (Budget Measures) Act 2024',
    url: 'https://www.ird.govt.nz/income-tax/income-tax-for-individuals/tax-codes-and-tax-rates-for-individuals/tax-rates-for-individuals',
    confidence: 'quoted',
    checked,
    shownOn: ['/tax-calculator'],
  },
  selfFilerDeadline: {
    subject: 'Return due when you file it yourself',
    figure: '7 July',
    wording: 'If you file your own income tax return, it is due by 7 July.[^selfFilerDeadline]',
    source: 'Inland Revenue, Individual income tax return (IR3)',
    confidence: 'quoted',
    checked,
    shownOn: ['/', '/blog/nz-tax-deadlines-2025', '/tax-faq', '/capital-gains-tax'],
  },
  agentExtension: {
    subject: 'Return due when a tax agent files it',
    figure: '31 March',
    wording:
      'On a tax agent’s list your return can wait until 31 March of the next year and the final bill until 7 April.[^agentExtension]',
    source: 'Inland Revenue, Extension of time arrangements; IR328, 2026–27',
    confidence: 'quoted',
    checked,
    shownOn: ['/blog/nz-tax-deadlines-2025', '/tax-faq'],
  },
  provisionalTaxThreshold: {
    subject: 'Where provisional tax starts',
    figure: dollars(provisionalTax.over),
    wording: `Provisional tax starts when your residual income tax exceeds ${dollars(provisionalTax.over)} (previously $2,500).[^provisionalTaxThreshold]`,
    since: 'the 2020–21 tax year',
    before: '$2,500, until the 2019–20 tax year.',
    source: 'Inland Revenue, Provisional tax; COVID-19: provisional tax (for 2020–21)',
    confidence: 'verified',
    checked,
    shownOn: ['/', '/sole-trader-tax', '/contractor-tax', '/blog/provisional-tax-nz', '/tax-faq'],
  },
  provisionalTaxOtherThreshold: {
    subject: 'Residual income tax below which the safe harbour holds',
    figure: '$60,000',
    wording:
      'On the standard option, interest on residual income tax below $60,000 runs only from the day of the final bill, as long as every instalment was paid in full and on time (the safe harbour).[^provisionalTaxOtherThreshold]',
    source:
      'Tax Administration Act 1994, section 120KE; Inland Revenue, Interest on provisional tax',
    url: 'https://www.legislation.govt.nz/act/public/1994/0166/latest/DLM355315.html',
    confidence: 'verified',
    checked,
    shownOn: ['/blog/provisional-tax-nz', '/tax-faq'],
  },
  provisionalTaxDates: {
    subject: 'When provisional tax is paid',
    figure: '28 August, 15 January and 7 May',
    wording:
      'With a 31 March balance date, provisional tax is paid on 28 August, 15 January and 7 May, or on 28 October and 7 May if you file GST 6-monthly.[^provisionalTaxDates]',
    source: 'Inland Revenue, Payment dates; IR289, April 2025',
    confidence: 'quoted',
    checked,
    shownOn: [
      '/',
      '/small-business-tax',
      '/blog/nz-tax-deadlines-2025',
      '/blog/provisional-tax-nz',
      '/tax-faq',
      '/ird-letters',
    ],
  },
  provisionalTaxUplift: {
    subject: 'Provisional tax by the standard method',
    figure: '105%',
    wording: 'The standard method takes 105% of last year’s tax.[^provisionalTaxUplift]',
    source: 'Inland Revenue, Standard option',
    confidence: 'quoted',
    checked,
    shownOn: ['/blog/provisional-tax-nz', '/tax-faq'],
  },
  provisionalTaxUpliftRisen: {
    subject: 'Provisional tax while last year’s return is not yet filed',
    figure: '110%',
    wording:
      'With an extension of time and last year’s return not yet filed, it takes 110% of the tax of the year before that.[^provisionalTaxUpliftRisen]',
    source: 'Inland Revenue, Standard option',
    confidence: 'quoted',
    checked,
    shownOn: ['/blog/provisional-tax-nz', '/tax-faq'],
  },
  aimTurnover: {
    subject: 'Turnover up to which provisional tax can follow AIM',
    figure: 'under $5 million',
    wording:
      'AIM, the accounting income method, is for a yearly turnover under $5 million.[^aimTurnover]',
    source: 'Inland Revenue, Accounting income method (AIM), as updated on 28 April 2021',
    url: 'https://www.ird.govt.nz/income-tax/provisional-tax/provisional-tax-options/accounting-income-method-aim',
    confidence: 'verified',
    checked: '2026-11-23',
    shownOn: ['/blog/provisional-tax-nz'],
  },
  taxPooling: {
    subject: 'Tax bought from a tax pool',
    figure: 'the day it was paid into the pool',
    wording:
      'A registered tax pooling intermediary can transfer tax to you that others have paid in, and Inland Revenue treats it as paid on the day it was paid into the pool.[^taxPooling]',
    source: 'Inland Revenue, How tax pooling works',
    url: 'https://www.ird.govt.nz/topics/intermediaries/tax-pooling/how-tax-pooling-works',
    confidence: 'verified',
    checked: '2026-11-23',
    shownOn: ['/blog/provisional-tax-nz'],
  },
  accEarnersLevy: {
    subject: 'ACC earners’ levy',
    figure: percent(accLevy.rate),
    wording: `The ACC earners’ levy is ${percent(accLevy.rate)} of earnings to ${dollars(accLevy.upTo)} for the year from ${formatDate(from)}.[^accEarnersLevy]`,
    since: formatDate(from),
    before: '1.67% of earnings to $152,790, for the year to 31 March 2026.',
    source: 'Inland Revenue, ACC earners’ levy rates',
    confidence: 'quoted',
    checked,
    shownOn: ['/tax-faq'],
  },
  earnerCredit: {
    subject: 'Independent earner tax credit',
    figure: dollars(earnerCredit.amount),
    wording: `The independent earner tax credit is ${dollars(earnerCredit.amount)} a year on incomes from ${dollars(earnerCredit.from)} to ${dollars(earnerCredit.fullUpTo)}, and ${Math.round(earnerCredit.lessBy * 100)} cents less for each dollar above that.[^earnerCredit]`,
    since: '31 July 2024',
    before: 'Until 30 July 2024 it was for incomes from $24,000 to $48,000.',
    source:
      'Inland Revenue, Independent earner tax credit; Payroll calculations and business rules specification, section 2.7; Income Tax Act 2007, section LC 13',
    confidence: 'quoted',
    checked,
    shownOn: [],
  },
  studentLoan: {
    subject: 'Student loan repayments',
    figure: percent(studentLoan.rate),
    wording: `Student loan repayments are ${percent(studentLoan.rate)} of income above ${dollars(studentLoan.over)}.[^studentLoan]`,
    source:
      'Inland Revenue, Repaying my student loan when self-employed, for the years to 2025–26; payroll software for 2026–27',
    confidence: 'unverified',
    checked,
    shownOn: ['/tax-faq'],
  },
} as const satisfies Facts;
