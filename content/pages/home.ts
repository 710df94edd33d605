import { cities } from '#content/cities.ts';
import { claims } from '#content/claims.ts';
import { facts } from '#content/facts.ts';
import { inWords, inWordsFirst } from '#content/number-words.ts';
import type { Page, Question, Section } from '#content/page.ts';
import { noPassword, recipients, whenBehind } from '#content/promises.ts';
import { agentList, inlandRevenue, registers } from '#content/reach.ts';
import { questionCount } from '#content/ui/quote.ts';
import { listings } from '#content/listings.ts';
import { nextDates } from '#content/next-dates.ts';
import { site } from '#content/site.ts';

const prices: Section = {
  kind: 'table',
  id: 'prices',
  heading: `A year with GST returns and staff: ${facts.priceBusinessYear.figure}`,
  intro:
    'Typical prices.[^prices] See [what a café with three staff pays in a year](/blog/tax-accountant-cost-nz#cafe-year), and [three answers to a company of six](/small-business-tax#example).',
  table: {
    caption: 'Typical fees of a small business',
    columns: [
      { label: 'Service' },
      { label: 'Typical fee', numeric: true },
      { label: 'Time', numeric: true },
    ],
    rows: [
      [
        '[Annual return](/small-business-tax)',
        facts.priceAnnualReturn.figure,
        facts.priceAnnualReturn.time,
      ],
      [
        '[GST return](/gst-and-bas-returns)',
        facts.priceGstReturn.figure,
        facts.priceGstReturn.time,
      ],
      [
        '[Payroll, up to 10 staff](/paye-services)',
        `${facts.pricePayeSmall.figure} a month`,
        'every payday',
      ],
      ['**A year of all three**', `**${facts.priceBusinessYear.figure}**`, '6 GST returns'],
    ],
  },
};

export const why: Section & { kind: 'items' } = {
  kind: 'items',
  id: 'why',
  heading: 'What you can rely on, and how to check it',
  as: 'cards',
  items: claims.map(({ title, means, check }) => ({
    title,
    text: means,
    details: [{ label: 'Check', value: check }],
  })),
};

const questions: readonly Question[] = [
  {
    id: 'how-it-works',
    question: `How does ${site.brand} work?`,
    answer: `You answer ${inWords(questionCount)} short questions: who you are, where you are, what you need and how soon. We pass that to ${recipients}. They send you quotes, you compare them, and you choose one or none. You deal with the accountant directly from then on.`,
  },
  {
    id: 'is-it-free',
    question: 'Is it really free?',
    answer: `Yes. ${facts.freeForClients.wording} ${facts.priceConsultation.wording} Work starts, and costs money, only when you accept a quote.`,
  },
  {
    id: 'how-soon',
    question: 'How soon will I get quotes?',
    answer: `${facts.quotesWithin.wording} If a deadline is close, choose ‘ASAP’ in the [quote request](/quote) and write the date in the last step.`,
  },
  {
    id: 'who-sees-my-details',
    question: 'Who sees my details?',
    answer: `We pass your request to ${recipients}. The request asks for your name, an email address and the kind of help you need. It does not ask for your IRD number. A phone number and a rough turnover are optional. The [privacy policy](/privacy) says how we keep what you send.`,
  },
  {
    id: 'what-verified-means',
    question: 'What does ‘verified tax agent’ mean?',
    answer: `That Inland Revenue lists the agent, so it may file returns for its clients. ${facts.verifiedAgents.wording} To check it yourself, ask ${inlandRevenue}, which keeps ${agentList}.`,
  },
  {
    id: 'caanz-and-cpa',
    question: 'What do CAANZ and CPA stand for?',
    answer: `CAANZ is Chartered Accountants Australia and New Zealand, and CPA stands for certified practising accountant, the title CPA Australia gives. ${facts.professionalBodies.wording} Look a name up with its body before you sign: ${registers}.`,
  },
  {
    id: 'are-reviews-real',
    question: 'Are the reviews real?',
    answer: `${facts.clientReviews.wording} A firm without reviews says so.${listings === 'samples' ? ' Sample listings carry a tag.' : ''} You can always ask an accountant for two clients you may call.`,
  },
  {
    id: 'must-it-be-local',
    question: 'Does the accountant have to be in my town?',
    answer: `No. Tax law is the same across the country and most work is done by email, video and shared software. ${facts.cities.wording} A local one helps if you want to hand over papers in person, or if your trade is common where you live.`,
  },
  {
    id: 'agent-or-accountant',
    question: 'Do I need a tax agent or an accountant?',
    answer:
      'A tax agent files your return and deals with Inland Revenue for you. An accountant may also keep your books, prepare accounts and plan ahead. Many people are both. If you only need a return filed, an agent is enough. Our [comparison of the two](/tax-agent-vs-accountant) helps you decide.',
  },
  {
    id: 'cost-of-a-personal-return',
    question: 'What does a personal tax return cost?',
    answer: `${facts.pricePersonal.wording} Wages and a little interest cost least. With rental property, shares or overseas income a return costs ${facts.pricePersonalComplex.figure}. Ask whether the figure includes GST.`,
  },
  {
    id: 'cost-for-a-small-business',
    question: 'What does an accountant cost a small business?',
    answer: `${facts.priceSmallBusiness.wording} That is the accounts and the income tax return. GST returns, payroll and advice come on top, so ask for one price for the year. The guide to [what an accountant costs](/blog/tax-accountant-cost-nz) lists each job with its range.`,
  },
  {
    id: 'when-is-my-return-due',
    question: 'When is my income tax return due?',
    answer: `${facts.selfFilerDeadline.wording} A tax agent’s clients get longer, as long as the agent takes them on before that day. If you earn only wages, salary and interest, Inland Revenue may work your tax out without a return. Check in Inland Revenue’s myIR.`,
  },
  {
    id: 'provisional-tax',
    question: 'What is provisional tax and who pays it?',
    answer: `It is income tax paid in instalments during the year, mostly by people whose tax is not taken from wages. ${facts.provisionalTaxThreshold.wording} Residual income tax is what you still owe after the tax already deducted. ${facts.provisionalTaxDates.wording} [Provisional tax](/blog/provisional-tax-nz) says what to do if you missed one.`,
  },
  {
    id: 'gst-registration',
    question: 'Do I have to register for GST?',
    answer: `${facts.gstRegistration.wording} Below that you may register if you wish. ${facts.gstRate.wording} The [GST calculator](/gst-calculator) adds it or takes it off.`,
  },
  {
    id: 'gst-or-bas',
    question: 'Do I file GST returns or BAS, and when?',
    answer: `GST returns. BAS is the Australian form. Most GST returns are due, and paid, on the ${facts.gstDueDate.figure} of the month after the period; those to 31 March and 30 November have until 7 May and 15 January.[^gstDueDate] File even if you cannot pay, because filing late costs extra.`,
  },
  {
    id: 'paye',
    question: 'I have taken on my first employee. What now?',
    answer: `Register as an employer with Inland Revenue before the first payday, get a tax code from the employee, and report the pay every payday. ${facts.payeDueDate.wording} [PAYE services](/paye-services) can do it for you.`,
  },
  {
    id: 'company-or-sole-trader',
    question: 'When does a company pay less tax than a sole trader?',
    answer: `${facts.companyCrossover.wording} ${facts.personalRates.wording} ${facts.companyRate.wording} Taking the profit out for yourself changes the sum, because you are then taxed on it personally. Our [company or sole trader comparison](/company-vs-sole-trader) shows the figures.`,
  },
  {
    id: 'selling-a-property',
    question: 'Will I pay tax if I sell a house?',
    answer: `There is no general capital gains tax, but the bright-line test taxes residential property sold within ${facts.brightLine.figure} of buying it.[^brightLine] Your main home is left out in most cases. Other rules look at why you bought. See [tax on property sales](/capital-gains-tax).`,
  },
  {
    id: 'what-to-have-ready',
    question: 'What should I have ready before I talk to an accountant?',
    answer: `Your IRD number, last year’s return, bank statements, and invoices and receipts in any order. Have any letter from Inland Revenue ready too. ${noPassword} ${facts.recordKeeping.wording} If some are missing, say so: bank statements can fill the gap.`,
  },
  {
    id: 'behind-on-tax',
    question: 'I am years behind on my tax. What should I do first?',
    answer: `${whenBehind} [Behind with tax](/behind-with-tax) works out what it has cost so far.`,
  },
];

export const faq: Section & { kind: 'questions' } = {
  kind: 'questions',
  id: 'faq',
  heading: `${inWordsFirst(questions.length)} questions people ask first`,
  intro: 'General information. There is more in the [tax FAQ](/tax-faq).',
  questions,
  first: 8,
};

const closing: Section = {
  kind: 'action',
  id: 'get-quotes',
  heading: 'Tell us once, compare up to three quotes',
  intro: `${inWordsFirst(questionCount)} short questions, no IRD number needed.`,
  action: { label: 'Get Free Quotes', path: '/quote' },
  secondary: { label: 'Read the tax guides', path: '/blog' },
};

export const page: Page = {
  path: '/',
  family: 'home',
  title: `Find ${site.product.title} in New Zealand`,
  description: `Ask once and compare up to three quotes from New Zealand ${site.product.sentence}, free and with no obligation. See typical fees first, and work out your tax.`,
  keywords: [
    `${site.product.sentence} NZ`,
    'tax agent New Zealand',
    'accountant quotes',
    'small business tax',
    'GST returns',
  ],
  name: 'Home',
  heading: 'Find the right tax accountant, not just the nearest one.',
  lede: 'Tell us what you need. New Zealand accountants who do that work send you their prices (quotes). It is free, and you do not have to accept any.',
  sign: `${cities.length} towns and cities, ${cities[0].name} to ${cities.at(-1)?.name ?? ''}`,
  action: { label: 'Get a free consultation', path: '/quote' },
  secondary: { label: 'Tax calculator', path: '/tax-calculator' },
  sections: [prices, nextDates, why, faq, closing],
  updated: '2026-11-21',
};
