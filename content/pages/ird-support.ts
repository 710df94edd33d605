import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import { whenBehind } from '#content/promises.ts';
import { citizensAdvice, inlandRevenue, moneyTalks } from '#content/reach.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';

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
  lede: 'Talk to Inland Revenue before they act, or let an accountant do it for you. Most debts can be paid in parts.',
  diagram: {
    name: 'debt-steps',
    alt: 'A debt as columns that grow smaller, instalment by instalment, from owed to paid.',
  },
  leadForm: {
    title: 'Ask for help with IRD',
    subtitle: 'However many returns are missing, nobody here will judge you for it.',
  },
  sections: [
    {
      id: 'services',
      kind: 'items',
      heading: 'What an accountant can take over',
      items: [
        {
          title: 'Overdue returns',
          text: 'They rebuild income and costs from bank records and file year by year. A return can replace Inland Revenue’s estimate: you have four months from the date of a [default assessment](/ird-letters#default-assessment).',
        },
        {
          title: 'Instalment arrangements',
          text: 'They work out what you can really spare each week and propose it with figures to match.',
        },
        {
          title: 'Penalties and interest',
          text: 'They ask for penalties to be cancelled where the law allows it, for instance after illness, or when you come forward yourself.',
        },
        {
          title: 'Assessments you disagree with',
          text: 'A wrong figure can be put right by amending the return. A disagreement goes through the disputes process, which has strict dates.',
        },
        {
          title: 'Letters and myIR',
          text: 'They see your account as your agent and read the letters. [What your letter means](/ird-letters) tells you which ones matter.',
        },
        {
          title: 'Registrations and tidying up',
          text: 'They close a GST registration nobody uses, fix a tax code or move a payment sent to the wrong account.',
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
          title: 'File anyway',
          text: 'A missing return has its own penalty, usually $50 below $100,000 of income,[^lateFilingIndividual] and the debt stays an estimate.',
        },
        {
          title: 'Write down what you have',
          text: 'Income, rent or mortgage, food, other debts, what the business is owed. One page is enough.',
        },
        {
          title: 'Ask early',
          text: `Offer instalments in myIR, or call ${inlandRevenue}. Before the due date is best. After it, ask all the same.`,
        },
        {
          title: 'Offer what you can keep up',
          text: 'A smaller amount that arrives every time is worth more than a large one that fails. Keep new tax up to date while you pay off the old.',
        },
        {
          title: 'If it would mean hardship, say so',
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
            `${facts.useOfMoneyInterest.wording} It runs daily until the tax is paid, and an arrangement does not stop it.`,
            `${facts.latePaymentPenalty.wording} An arrangement that you keep to can stop or lower what is still to come.`,
            `${facts.shortfallPenalties.wording} They apply when a return was wrong, not simply because you paid late. Putting it right before you are asked lowers them.`,
            'If nothing is agreed, Inland Revenue can take money from wages or a bank account, or apply to bankrupt a person or wind up a company. It writes first. Those letters are the ones to answer.',
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
          text: 'First ask how they got the figure. Many disagreements are a missing return, a payment in the wrong account or a figure typed wrongly, and end there.',
        },
        {
          kind: 'paragraph',
          text: `If it does not end there, a formal dispute begins. ${facts.nopaResponse.wording} Being a day late can lose the argument whatever its merits, so put the date on paper now.`,
        },
        {
          kind: 'paragraph',
          text: 'A complaint about how you were treated is another matter. Inland Revenue has a complaints service, and after that you can go to the Ombudsman. If an audit has begun, read [tax audit help](/tax-audit-help).',
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
            'Promise an amount because you feel pressed',
            'Borrow at a high rate before asking about instalments',
            'Leave a return until you have the money',
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
          text: `You can do all of this yourself. Inland Revenue sets up instalments at no cost. A free financial mentor can help with the budget: call ${moneyTalks} or ${citizensAdvice}. If the sums are large, an hour of an accountant’s time may still pay for itself. See what [two missing years](/blog/tax-accountant-cost-nz#two-years) cost.`,
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
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Have an accountant call for you',
      intro: `Answer ${inWords(questionCount)} short questions. Up to three accountants answer with a price. Asking is free.`,
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'overdue',
  updated: '2026-11-28',
};
