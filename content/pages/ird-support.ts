import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import { whenBehind } from '#content/promises.ts';
import { citizensAdvice, inlandRevenue, moneyTalks } from '#content/reach.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';
import { navigation } from '#content/ui/navigation.ts';

export const page: Page = {
  path: '/ird-support',
  kind: 'standard',
  family: 'service',
  title: 'Help With Inland Revenue: Debt and Disputes',
  description:
    'Behind with Inland Revenue? How instalment arrangements, late returns, penalties and disputes work, what to have ready, and how an accountant can help.',
  keywords: [
    'IRD help NZ',
    'Inland Revenue debt',
    'IRD instalment arrangement',
    'tax dispute help',
    'overdue tax returns',
  ],
  name: 'IRD support',
  sign: 'Debt, arrears and disputes',
  heading: 'Behind with Inland Revenue? Start here',
  lede: 'Talk to Inland Revenue before it acts, or ask an accountant to do it for you. You can pay most debts in instalments.',
  diagram: {
    name: 'debt-steps',
    alt: 'A debt as columns that grow smaller, instalment by instalment, from owed to paid.',
  },
  leadForm: {
    title: 'Ask for help with IRD',
    subtitle: 'Nobody will judge you, even if many returns are missing.',
  },
  sections: [
    {
      id: 'services',
      kind: 'items',
      heading: 'What an accountant can do for you',
      items: [
        {
          title: 'Overdue returns',
          text: 'The accountant works out income and costs from bank records, and files each year. A return can replace Inland Revenue’s estimate: you have four months from the date of a [default assessment](/ird-letters#default-assessment).',
        },
        {
          title: 'Instalment arrangements',
          text: 'They work out what you can pay each week, and offer it to Inland Revenue.',
        },
        {
          title: 'Penalties and interest',
          text: 'They ask for penalties to be cancelled where the law allows it, for example after illness, or when you report it yourself.',
        },
        {
          title: 'Assessments you disagree with',
          text: 'They can correct a wrong figure by amending the return. For a disagreement, they use the disputes process, which has strict dates.',
        },
        {
          title: 'Letters and myIR',
          text: 'As your agent they see your account and read the letters. [What your letter means](/ird-letters) tells you which letters matter.',
        },
        {
          title: 'Registrations and corrections',
          text: 'They cancel an unused GST registration, correct a tax code or move a payment sent to the wrong account.',
        },
      ],
    },
    {
      id: 'if-you-cannot-pay',
      kind: 'steps',
      heading: 'If you cannot pay',
      intro: whenBehind,
      steps: [
        {
          title: 'File the return',
          text: 'A missing return has its own penalty, usually $50 below $100,000 of income.[^lateFilingIndividual] Until you file, the debt is only an estimate.',
        },
        {
          title: 'Write down what you have',
          text: 'List your income, rent or mortgage, food, other debts and what customers owe you. One page is enough.',
        },
        {
          title: 'Ask early',
          text: `Offer instalments in myIR, or call ${inlandRevenue}. It is best to ask before the due date, but you can still ask later.`,
        },
        {
          title: 'Offer what you can always pay',
          text: 'A small payment that you always make is better than a large one that you miss. Pay new tax on time while you pay the old debt.',
        },
        {
          title: 'Say so if it means hardship',
          text: 'Inland Revenue can write off tax in cases of serious hardship. It will ask for proof of your circumstances.',
        },
      ],
    },
    {
      id: 'what-it-costs-to-wait',
      kind: 'prose',
      heading: 'What waiting costs',
      blocks: [
        {
          kind: 'list',
          items: [
            `${facts.useOfMoneyInterest.wording} It is added every day until the tax is paid, even with an arrangement.`,
            `${facts.latePaymentPenalty.wording} If you keep to an arrangement, later penalties can stop or be lower.`,
            `${facts.shortfallPenalties.wording} They apply to a wrong return, not to a late payment. Correcting it before Inland Revenue asks lowers them.`,
            'If you agree nothing, Inland Revenue can take money from wages or a bank account. It can also ask a court to bankrupt a person or close a company. It writes first, so answer those letters.',
          ],
        },
      ],
    },
    {
      id: 'disputes',
      kind: 'prose',
      heading: 'If you think Inland Revenue is wrong',
      blocks: [
        {
          kind: 'paragraph',
          text: 'First ask how it got the figure. The cause is often a missing return, a payment in the wrong account or a figure typed wrongly.',
        },
        {
          kind: 'paragraph',
          text: `If you still disagree, a formal dispute begins. ${facts.nopaResponse.wording} If you are one day late you can lose, even if you are right, so write the date down now.`,
        },
        {
          kind: 'paragraph',
          text: 'If Inland Revenue treated you badly, use its complaints service. After that you can go to the Ombudsman. If an audit has begun, read [tax audit help](/tax-audit-help).',
        },
      ],
    },
    {
      id: 'have-ready',
      kind: 'columns',
      heading: 'Before you or your accountant calls',
      columns: [
        {
          heading: 'Have ready',
          items: [
            'Your IRD number and the latest letter',
            'Which returns are missing',
            'What you can pay today, and each week',
            'Your bank statements for the missing years',
          ],
        },
        {
          heading: 'Do not',
          items: [
            'Promise more than you can pay',
            'Borrow at a high rate before you ask about instalments',
            'Wait to file until you have the money',
            'Click links in a message that says it is from IRD. Go to [Inland Revenue’s site](https://www.ird.govt.nz) yourself.',
          ],
        },
      ],
    },
    {
      id: 'free-help',
      kind: 'prose',
      heading: 'If you cannot afford an accountant',
      blocks: [
        {
          kind: 'paragraph',
          text: `You can do all of this yourself. Inland Revenue sets up instalments at no cost. A free financial mentor can help with the budget: call ${moneyTalks} or ${citizensAdvice}. If you owe a lot, an hour of an accountant’s time may save more than it costs. See the price of [two missing years](/blog/tax-accountant-cost-nz#two-years).`,
        },
      ],
    },
    {
      id: 'cities',
      kind: 'links',
      heading: 'Help with Inland Revenue by city',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Hamilton', path: '/hamilton' },
        { label: 'Whanganui', path: '/whanganui' },
        { label: 'Palmerston North', path: '/palmerston-north' },
        { label: 'Christchurch', path: '/christchurch' },
        navigation.towns,
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Ask an accountant to call for you',
      intro: `Answer ${inWords(questionCount)} short questions. Up to three accountants answer with a price. Asking is free.`,
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'overdue',
  updated: '2026-11-28',
};
