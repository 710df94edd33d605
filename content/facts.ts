import { cities } from './cities.ts';
import { formatDate } from './dates.ts';
import { gstRates } from './gst-rates.ts';
import { site } from './site.ts';
import { limitsIn, rateRange, ratesIn } from './tax-band-words.ts';
import { scheduleInForceOn, taxSchedules } from './tax-schedules.ts';
import type { IsoDate, Path, Text } from './text.ts';

/** A tax fact, price or claim the pages print. Its figure is the specification's, never altered. */
export interface Fact {
  /** The number as printed. */
  readonly figure: string;
  /** One sentence with the figure (and the time, if there is one), ready to print. */
  readonly wording: string;
  /** How long the work takes. */
  readonly time?: string;
  readonly shownOn: readonly Path[];
  /** Printed beside the fact: what the law says now, which of two figures applies, or whose claim it is. */
  readonly note?: { readonly date: IsoDate; readonly text: Text };
}

/** The day on which the notes were last checked. */
const checked = '2026-11-21';

const noted = (text: Text) => ({ date: checked, text }) as const;

const checkWithInlandRevenue = 'Check with [Inland Revenue](https://www.ird.govt.nz).';

const gstDueRule =
  'GST returns are due on the 28th of the following month, with two exceptions: the period ending 31 March is due on 7 May and the period ending 30 November on 15 January.';

const basIsAustralian =
  'New Zealand businesses file GST returns. BAS (business activity statement) is the Australian name.';

const netIncomeDecides =
  'The penalty for a late income tax return depends on net income, for people and companies alike: $50 below $100,000, $250 from $100,000 to $1 million, $500 above.';

const ruleOfThumb =
  'Our pages give $75,000, $100,000 and $180,000. All three are rules of thumb and none is in the law: what suits you depends on how you use the profit. Ask an accountant before you change.';

const mileageByYear = `Inland Revenue sets new kilometre rates every year, one for each kind of fuel. ${checkWithInlandRevenue}`;

const sampleFigure = `Sample figure, to be replaced when ${site.brand} has measured its own.`;
const toBeConfirmed = `${site.brand}’s own claim, still to be confirmed.`;
const sourceToBeConfirmed = 'Sample figure: source to be confirmed.';

const [specifiedSchedule] = taxSchedules;
const scheduleInForce = scheduleInForceOn(checked);
const ratesSince =
  ratesIn(scheduleInForce) === ratesIn(specifiedSchedule)
    ? 'The rates stayed.'
    : `The rates are ${ratesIn(scheduleInForce)}.`;

export const facts = {
  // GST
  gstRate: {
    figure: `${gstRates.standard}%`,
    wording: `GST is charged at ${gstRates.standard}%.`,
    shownOn: [
      '/',
      '/gst-and-bas-returns',
      '/gst-calculator',
      '/wellington/gst-returns',
      '/tax-faq',
    ],
  },
  gstZeroRate: {
    figure: `${gstRates.zero}%`,
    wording: `Zero-rated supplies such as exports carry GST at ${gstRates.zero}%.`,
    shownOn: ['/gst-calculator', '/gst-and-bas-returns'],
  },
  gstRegistration: {
    figure: '$60,000',
    wording: 'You must register for GST when your turnover is above $60,000 in 12 months.',
    shownOn: [
      '/',
      '/gst-and-bas-returns',
      '/gst-calculator',
      '/sole-trader-tax',
      '/contractor-tax',
      '/wellington/gst-returns',
      '/tax-faq',
    ],
  },
  gstRegistrationTime: {
    figure: '21 days',
    wording: 'Once you have to register for GST you have 21 days to do it.',
    shownOn: ['/gst-and-bas-returns', '/gst-calculator', '/tax-faq'],
  },
  gstPeriods: {
    figure: 'monthly, 2-monthly or 6-monthly',
    wording: 'GST returns are filed monthly, 2-monthly or 6-monthly.',
    shownOn: ['/gst-and-bas-returns', '/gst-calculator', '/wellington/gst-returns', '/tax-faq'],
  },
  gstDueDate: {
    figure: '28th',
    wording: 'GST returns and payments are due on the 28th of the following month.',
    shownOn: [
      '/',
      '/gst-and-bas-returns',
      '/gst-calculator',
      '/wellington/gst-returns',
      '/tax-faq',
    ],
    note: noted(gstDueRule),
  },
  gstDueDateSeventh: {
    figure: '7th',
    wording:
      'Our deadline calendar lists the standard two-monthly GST return on the 7th of the following month.',
    shownOn: ['/blog/nz-tax-deadlines-2025'],
    note: noted(`The 7th does not hold, the 28th does. ${gstDueRule}`),
  },
  gstDueDateExamples: {
    figure: '7 April 2025 and 7 June 2025',
    wording:
      'Our deadline calendar gives 7 April 2025 and 7 June 2025 as examples for the two-monthly GST return.',
    shownOn: ['/blog/nz-tax-deadlines-2025'],
    note: noted(`Neither date holds: no GST return was due on it. ${gstDueRule}`),
  },
  gstMonthlyFiling: {
    figure: '$24 million',
    wording: 'With a turnover above $24 million you must file GST monthly.',
    shownOn: ['/gst-and-bas-returns', '/blog/nz-tax-deadlines-2025'],
  },
  gstTaxInvoice: {
    figure: '$50',
    wording: 'Invoices above $50 need a tax invoice.',
    shownOn: ['/gst-and-bas-returns', '/wellington/gst-returns', '/industries/construction-tax'],
    note: noted(
      'The tax invoice became ‘taxable supply information’ on 1 April 2023, and the $50 threshold changed with it. For the thresholds in force, check with [Inland Revenue](https://www.ird.govt.nz).',
    ),
  },
  gstPaymentsBasis: {
    figure: '$2 million',
    wording: 'With a turnover under $2 million you may account for GST on the payments basis.',
    shownOn: ['/gst-and-bas-returns', '/wellington/gst-returns', '/industries/construction-tax'],
  },
  gstAndBas: {
    figure: 'GST and BAS returns',
    wording: 'Accountants listed here prepare GST and BAS returns.',
    shownOn: ['/', '/small-business-tax', '/gst-and-bas-returns'],
    note: noted(basIsAustralian),
  },

  // PAYE
  payeDueDate: {
    figure: '20th',
    wording: 'PAYE is paid monthly, by the 20th of the following month.',
    shownOn: ['/', '/paye-services', '/blog/nz-tax-deadlines-2025', '/tax-faq'],
    note: noted(
      'This is the date for paying. Since 1 April 2019 employment information is filed every payday, usually within two working days.',
    ),
  },
  payeTwiceMonthly: {
    figure: '5th and 20th',
    wording: 'Employers who pay PAYE twice a month do so on the 5th and 20th.',
    shownOn: ['/paye-services', '/blog/nz-tax-deadlines-2025'],
  },
  kiwiSaverEmployer: {
    figure: '3%',
    wording: 'The KiwiSaver employer minimum was set at 3% of pay.',
    shownOn: ['/paye-services'],
    note: noted(
      'The minimum rose to 3.5% on 1 April 2026 and rises to 4% on 1 April 2028. An employer may keep to 3% only for an employee who holds a temporary rate reduction.',
    ),
  },

  // Provisional tax
  provisionalTaxThreshold: {
    figure: '$5,000',
    wording:
      'Provisional tax starts when your residual income tax exceeds $5,000 (previously $2,500).',
    shownOn: [
      '/',
      '/sole-trader-tax',
      '/contractor-tax',
      '/blog/nz-tax-deadlines-2025',
      '/tax-faq',
    ],
    note: noted(
      '$5,000 holds. Earlier rules said $2,500; the $60,000 given elsewhere is not the threshold.',
    ),
  },
  provisionalTaxOtherThreshold: {
    figure: '$60,000',
    wording: 'Some descriptions put the start of provisional tax at over $60,000 of tax.',
    shownOn: ['/tax-faq'],
    note: noted(
      'This does not hold: provisional tax starts at a residual income tax of more than $5,000.',
    ),
  },
  provisionalTaxDates: {
    figure: '28 August, 15 January and 7 May',
    wording:
      'With a 31 March balance date, provisional tax is paid on 28 August, 15 January and 7 May.',
    shownOn: [
      '/',
      '/small-business-tax',
      '/sole-trader-tax',
      '/contractor-tax',
      '/blog/nz-tax-deadlines-2025',
      '/tax-faq',
    ],
  },
  provisionalTaxUplift: {
    figure: '105%',
    wording: 'The standard method takes 105% of last year’s tax.',
    shownOn: ['/blog/nz-tax-deadlines-2025', '/tax-faq'],
  },
  provisionalTaxUpliftRisen: {
    figure: '110%',
    wording: 'A figure of 110% is often given for years in which income rose.',
    shownOn: ['/blog/nz-tax-deadlines-2025', '/tax-faq'],
    note: noted(
      'Rising income is not the test. While last year’s return is not yet filed, the standard method takes 110% of the tax of the year before it.',
    ),
  },
  selfFilerDeadline: {
    figure: '7 July',
    wording: 'If you file your own income tax return, it is due by 7 July.',
    shownOn: ['/', '/blog/nz-tax-deadlines-2025', '/tax-faq'],
  },

  // Penalties and interest
  latePaymentPenalty: {
    figure: '1% then 4%',
    wording: 'The late payment penalty is 1% then 4% more after 7 days.',
    shownOn: ['/blog/nz-tax-deadlines-2025', '/gst-and-bas-returns', '/paye-services', '/tax-faq'],
  },
  payePenalty: {
    figure: '1%, minimum $20',
    wording: 'The penalty for paying PAYE late is given as 1%, minimum $20.',
    shownOn: ['/paye-services', '/blog/nz-tax-deadlines-2025'],
    note: noted(checkWithInlandRevenue),
  },
  lateFilingIndividual: {
    figure: '$50',
    wording: 'An individual who files a return late can be charged $50.',
    shownOn: ['/blog/nz-tax-deadlines-2025', '/tax-faq'],
    note: noted(netIncomeDecides),
  },
  lateFilingGst: {
    figure: '$250 plus 1% monthly',
    wording: 'The penalty for a late GST return is given as $250 plus 1% monthly.',
    shownOn: ['/blog/nz-tax-deadlines-2025', '/gst-and-bas-returns', '/wellington/gst-returns'],
    note: noted(
      `For filing late, $250 is the penalty on the invoice and hybrid bases; on the payments basis it is $50. For paying late, our pages give two rules: 1% monthly, and 1% then 4% more after 7 days. The second holds. ${checkWithInlandRevenue}`,
    ),
  },
  lateFilingCompany: {
    figure: '$250',
    wording: 'A company with an income under $1 million can be charged $250 for filing late.',
    shownOn: ['/blog/nz-tax-deadlines-2025'],
    note: noted(netIncomeDecides),
  },
  lateFilingCompanyLarge: {
    figure: '$500',
    wording: 'A company with an income over $1 million can be charged $500 for filing late.',
    shownOn: ['/blog/nz-tax-deadlines-2025'],
  },
  useOfMoneyInterest: {
    figure: '7.39%',
    wording: 'Use-of-money interest was charged at 7.39% when this page was first written.',
    shownOn: ['/blog/nz-tax-deadlines-2025', '/ird-support', '/tax-faq'],
    note: noted(
      'The rate changes. For the rate in force, check with [Inland Revenue](https://www.ird.govt.nz).',
    ),
  },
  shortfallPenalties: {
    figure: '20 to 150%',
    wording: 'Shortfall penalties run from 20 to 150% of the tax that was short.',
    shownOn: ['/tax-audit-help', '/ird-support', '/tax-faq'],
  },
  nopaResponse: {
    figure: 'about 4 months',
    wording: 'The time for a notice of proposed adjustment (NOPA) is about 4 months.',
    shownOn: ['/tax-audit-help', '/ird-support', '/tax-faq'],
    note: noted(
      `Do not wait four months to answer Inland Revenue: a NOPA you receive must be answered within two months. Four months is the time you have to send a NOPA of your own about an assessment. ${checkWithInlandRevenue}`,
    ),
  },

  // Records
  recordKeeping: {
    figure: '7 years',
    wording: 'Tax records must be kept for 7 years.',
    shownOn: [
      '/',
      '/gst-and-bas-returns',
      '/sole-trader-tax',
      '/paye-services',
      '/industries/construction-tax',
      '/blog/tax-deductions-guide-nz',
      '/tax-faq',
    ],
  },

  // Property
  brightLine: {
    figure: '10 years',
    wording:
      'For residential property bought after March 2021 the bright-line period was set at 10 years.',
    shownOn: ['/', '/capital-gains-tax', '/tax-faq'],
    note: noted(
      'For sales from 1 July 2024 the bright-line period is 2 years, whenever you bought.',
    ),
  },
  brightLineMainHome: {
    figure: '2 years',
    wording: 'For the main home a bright-line period of 2 years is often given.',
    shownOn: ['/capital-gains-tax', '/tax-faq'],
    note: noted(
      `For sales from 1 July 2024 the period is 2 years for any residential property, not for the main home alone; the main home has an exclusion of its own. ${checkWithInlandRevenue}`,
    ),
  },

  // Rates
  personalRates: {
    figure: rateRange(specifiedSchedule),
    wording: `Personal income tax rates run ${rateRange(specifiedSchedule)}.`,
    shownOn: ['/', '/sole-trader-tax', '/company-vs-sole-trader', '/tax-calculator', '/tax-faq'],
  },
  personalBands: {
    figure: limitsIn(specifiedSchedule),
    wording: `The personal tax rates of ${ratesIn(specifiedSchedule)} meet at ${limitsIn(specifiedSchedule)}.`,
    shownOn: ['/tax-calculator'],
    note: noted(
      `The bands changed on ${formatDate(scheduleInForce.from)}: they meet at ${limitsIn(scheduleInForce)}. ${ratesSince} The tax calculator works with either.`,
    ),
  },
  companyRate: {
    figure: '28%',
    wording: 'Companies pay income tax at 28%.',
    shownOn: ['/', '/small-business-tax', '/company-vs-sole-trader', '/tax-faq'],
  },
  companyRateLarge: {
    figure: '33%',
    wording: 'For some large companies a rate of 33% is given.',
    shownOn: ['/company-vs-sole-trader', '/tax-faq'],
    note: noted(
      `28% is the company rate. The rate for trustees is another matter. ${checkWithInlandRevenue}`,
    ),
  },
  dividendWithholding: {
    figure: '5%',
    wording: 'The comparison counts 5% withholding tax on dividends.',
    shownOn: ['/company-vs-sole-trader'],
    note: noted(
      '5% is what remains of the 33% withholding tax when the company’s 28% is credited in full. Without full imputation credits more is withheld.',
    ),
  },

  // Deductions
  capitalItems: {
    figure: '$1,000',
    wording: 'Capital items over $1,000 are depreciated.',
    shownOn: [
      '/blog/tax-deductions-guide-nz',
      '/sole-trader-tax',
      '/industries/construction-tax',
      '/tax-faq',
    ],
    note: noted(
      'Since 22 May 2025 a business may also deduct 20% of the cost of most new assets at once (Investment Boost) and depreciate the rest.',
    ),
  },
  lowValueAsset: {
    figure: '$1,000',
    wording: 'A low-value asset below $1,000 is deducted at once.',
    shownOn: [
      '/blog/tax-deductions-guide-nz',
      '/sole-trader-tax',
      '/industries/construction-tax',
      '/tax-faq',
    ],
  },
  mealsAndEntertainment: {
    figure: '50%',
    wording: 'Business meals and entertainment are 50% deductible.',
    shownOn: [
      '/blog/tax-deductions-guide-nz',
      '/sole-trader-tax',
      '/contractor-tax',
      '/industries/construction-tax',
      '/tax-faq',
    ],
  },
  mileageRate: {
    figure: '79 cents per km',
    wording: 'Business mileage was claimed at 79 cents per km when this page was first written.',
    shownOn: [
      '/blog/tax-deductions-guide-nz',
      '/sole-trader-tax',
      '/contractor-tax',
      '/industries/construction-tax',
      '/tax-faq',
    ],
    note: noted(mileageByYear),
  },
  mileageCap: {
    figure: '14,000 km',
    wording: 'The mileage rate applies up to 14,000 km a year.',
    shownOn: [
      '/blog/tax-deductions-guide-nz',
      '/sole-trader-tax',
      '/contractor-tax',
      '/industries/construction-tax',
      '/tax-faq',
    ],
    note: noted(
      `14,000 km is not a cap: beyond it the second, lower tier of rates starts. ${mileageByYear}`,
    ),
  },

  // Structure
  soleTraderUnder: {
    figure: '$75,000',
    wording: 'Staying a sole trader is suggested under $75,000 of profit.',
    shownOn: ['/company-vs-sole-trader'],
    note: noted(ruleOfThumb),
  },
  companyOver: {
    figure: '$100,000',
    wording: 'A company is suggested over $100,000 of profit.',
    shownOn: ['/company-vs-sole-trader'],
    note: noted(ruleOfThumb),
  },
  companyCrossover: {
    figure: '$180,000',
    wording: 'A company starts to save tax at about $180,000 of profit.',
    shownOn: ['/', '/company-vs-sole-trader', '/tax-faq'],
    note: noted(ruleOfThumb),
  },
  companyWorkedExample: {
    figure: '$6,622',
    wording: 'In the worked example a consultant earning $150,000 saves $6,622 a year.',
    shownOn: ['/company-vs-sole-trader'],
    note: noted(
      'A sample calculation, not a forecast: the saving depends on how the profit is divided between salary and dividends. Ask an accountant to work out yours.',
    ),
  },

  // Prices
  priceAnnualReturn: {
    figure: '$400–$800',
    time: '1–2 weeks',
    wording: 'A small business annual return costs $400–$800 and takes 1–2 weeks.',
    shownOn: [
      '/small-business-tax',
      '/auckland/small-business-tax',
      '/blog/tax-accountant-cost-nz',
      '/tax-faq',
    ],
  },
  priceGstReturn: {
    figure: '$150–$300',
    time: '2–3 days',
    wording: 'A GST return costs $150–$300 and takes 2–3 days.',
    shownOn: ['/small-business-tax', '/auckland/small-business-tax'],
    note: noted(
      'This is the range for a small business. The tiers on the [GST page](/gst-and-bas-returns) run from $150 to more than $600; the quote you accept is the price that holds.',
    ),
  },
  priceBas: {
    figure: '$200–$400',
    time: '3–5 days',
    wording: 'A BAS costs $200–$400 and takes 3–5 days.',
    shownOn: ['/small-business-tax'],
    note: noted(basIsAustralian),
  },
  priceConsultation: {
    figure: '$200–$350 per hour',
    time: 'same week',
    wording: 'A consultation costs $200–$350 per hour and is held in the same week.',
    shownOn: [
      '/small-business-tax',
      '/auckland/small-business-tax',
      '/blog/tax-accountant-cost-nz',
      '/tax-faq',
    ],
  },
  priceGstSimple: {
    figure: '$150–$250',
    time: '2–3 days',
    wording: 'A simple GST return costs $150–$250 and takes 2–3 days.',
    shownOn: ['/gst-and-bas-returns', '/wellington/gst-returns'],
  },
  priceGstStandard: {
    figure: '$250–$400',
    time: '3–5 days',
    wording: 'A standard GST return costs $250–$400 and takes 3–5 days.',
    shownOn: ['/gst-and-bas-returns', '/wellington/gst-returns'],
  },
  priceGstComplex: {
    figure: '$400–$600+',
    time: '5–7 days',
    wording: 'A complex GST return costs $400–$600+ and takes 5–7 days.',
    shownOn: ['/gst-and-bas-returns', '/wellington/gst-returns'],
  },
  pricePayeSmall: {
    figure: '$50–$150',
    wording: 'PAYE for a small employer (1 to 10 employees) costs $50–$150 a month.',
    shownOn: ['/paye-services'],
  },
  pricePayeMedium: {
    figure: '$150–$300',
    wording: 'PAYE for a medium employer (10 to 50 employees) costs $150–$300 a month.',
    shownOn: ['/paye-services'],
  },
  pricePayeLarge: {
    figure: '$300 and up',
    wording: 'PAYE for a large employer (50+ employees) costs $300 and up a month.',
    shownOn: ['/paye-services'],
  },
  pricePersonal: {
    figure: '$150–$400',
    wording: 'A personal tax return typically costs $150–$400.',
    shownOn: ['/', '/blog/tax-accountant-cost-nz', '/tax-faq'],
    note: noted(
      '$150–$400 is the typical range; a complex return can reach $500. The quote you accept is the price that holds.',
    ),
  },
  pricePersonalSimple: {
    figure: '$150–$250',
    wording: 'A simple personal tax return typically costs $150–$250.',
    shownOn: ['/blog/tax-accountant-cost-nz'],
  },
  pricePersonalComplex: {
    figure: '$300–$500',
    wording: 'A complex personal tax return typically costs $300–$500.',
    shownOn: ['/blog/tax-accountant-cost-nz'],
  },
  priceSmallBusiness: {
    figure: '$400–$800',
    wording: 'Small business tax work typically costs $400–$800.',
    shownOn: ['/', '/blog/tax-accountant-cost-nz', '/tax-faq'],
  },
  priceGstQuarterly: {
    figure: '$150–$300',
    wording: 'Quarterly GST typically costs $150–$300.',
    shownOn: ['/blog/tax-accountant-cost-nz', '/tax-faq'],
    note: noted(
      'New Zealand has no quarterly GST period: returns are monthly, 2-monthly or 6-monthly.',
    ),
  },
  priceCompanySetup: {
    figure: '$350–$1,500',
    wording: 'Setting up a company costs $350–$1,500.',
    shownOn: ['/blog/tax-accountant-cost-nz', '/company-vs-sole-trader'],
  },

  // Service claims
  freeForClients: {
    figure: 'Free',
    wording: 'Free quote comparison with no obligation: the accountants pay for the service.',
    shownOn: ['/', '/near-me', '/quote', '/contact'],
  },
  quotesWithin: {
    figure: '24 hours',
    wording: 'Quotes are promised within 24 hours.',
    shownOn: ['/', '/auckland', '/wellington', '/christchurch', '/near-me', '/contact'],
    note: noted('A promise of service, not yet a measured time.'),
  },
  averageResponseTime: {
    figure: '2 hours',
    wording: 'Average response time: 2 hours.',
    shownOn: ['/auckland'],
    note: noted(sampleFigure),
  },
  clientSatisfaction: {
    figure: '4.6/5',
    wording: 'Client satisfaction: 4.6/5 stars.',
    shownOn: ['/auckland'],
    note: noted(sampleFigure),
  },
  clientReviews: {
    figure: 'Genuine client reviews',
    wording: 'Genuine client reviews help you choose.',
    shownOn: ['/'],
    note: noted(
      'The reviews and ratings on this site are samples until clients have written their own.',
    ),
  },
  nearMeResponseTime: {
    figure: '1–3 hours',
    wording: 'Local accountants respond in 1–3 hours.',
    shownOn: ['/near-me'],
    note: noted(sampleFigure),
  },
  verifiedAgents: {
    figure: 'Verified tax agents',
    wording: 'Verified tax agents in every part of the country.',
    shownOn: ['/', '/near-me'],
    note: noted(toBeConfirmed),
  },
  professionalBodies: {
    figure: 'CAANZ and CPA registered',
    wording: 'The accountants are CAANZ and CPA registered.',
    shownOn: ['/', '/auckland', '/near-me', '/tax-agent-vs-accountant'],
    note: noted(toBeConfirmed),
  },
  cities: {
    figure: `${cities.length} cities`,
    wording: `Find accountants in ${cities.length} cities nationwide.`,
    shownOn: ['/', '/near-me'],
  },

  // Construction
  constructionValue: {
    figure: '$28.4B',
    wording: 'The construction industry is worth $28.4B.',
    shownOn: ['/industries/construction-tax'],
    note: noted(sourceToBeConfirmed),
  },
  constructionBusinesses: {
    figure: '89,000+',
    wording: 'There are 89,000+ active construction businesses.',
    shownOn: ['/industries/construction-tax'],
    note: noted(sourceToBeConfirmed),
  },
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof facts;
