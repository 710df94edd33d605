import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import {
  citizensAdvice,
  communityLaw,
  inlandRevenue,
  interpreter,
  moneyTalks,
} from '#content/reach.ts';
import { whenBehind } from '#content/promises.ts';
import { questionCount } from '#content/ui/quote.ts';

export const page: Page = {
  path: '/behind-with-tax',
  family: 'tool',
  title: 'Behind with tax: what it costs, what to do',
  description:
    'Years not filed, or tax you could not pay? Work out the penalties and the interest so far, see what to do first, and find help that is free.',
  keywords: [
    'behind on taxes NZ',
    'late tax return penalty NZ',
    'IRD late payment penalty',
    'use of money interest calculator',
    'overdue tax returns',
  ],
  name: 'Behind with tax',
  heading: 'Behind with your tax?',
  lede: 'See what it has cost so far and what to do first. [Are you afraid of a court?](#worries)',
  action: { label: 'See the cost', path: '#calculator' },
  secondary: { label: 'Get free quotes', path: '/quote' },
  sections: [
    {
      id: 'steps',
      kind: 'steps',
      heading: 'What to do, in this order',
      intro: whenBehind,
      steps: [
        {
          title: 'File the missing returns',
          text: 'Start with the oldest year. Bank statements can stand in for lost records, and a filed return can replace Inland Revenue’s estimate.',
        },
        {
          title: 'Pay what you can today',
          text: 'Interest is charged by the day on what is left, so every part you pay makes the rest cheaper.',
        },
        {
          title: 'Ask for instalments',
          text: `Offer an amount that you can pay every time, in myIR, or call ${inlandRevenue}. Interest goes on while you pay, but if you keep to it, later penalties can stop.`,
        },
        {
          title: 'If it would mean serious hardship, say so',
          text: 'If paying would leave you without food, a home or medical care, Inland Revenue can write off some or all of a person’s tax. It will ask for a list of what you earn, own and owe.',
        },
        {
          title: 'If an old return was wrong, say so',
          text: `Say so before you are asked. ${facts.voluntaryDisclosure.wording}`,
        },
        {
          title: 'Pay the next tax on time',
          text: 'Inland Revenue can end an arrangement if you miss new tax. The [tax dates](/blog/nz-tax-deadlines-2025) say what is due next.',
        },
      ],
    },
    {
      id: 'worries',
      kind: 'items',
      heading: 'Three worries, answered',
      items: [
        { title: 'Can I be prosecuted?', text: facts.prosecution.wording },
        {
          title: 'Can they take my wages?',
          text: `If you agree nothing, Inland Revenue can take money from wages or a bank account. It writes first. Ask for instalments before that: call ${inlandRevenue}.`,
        },
        {
          title: 'Does asking here tell Inland Revenue?',
          text: 'No. We tell Inland Revenue nothing, and an accountant acts for you only after you agree.',
        },
      ],
    },
    {
      id: 'rules',
      kind: 'table',
      heading: 'The rules behind the sum',
      intro:
        'Your letter from Inland Revenue or myIR has the exact amounts. These are the rules they are made from.',
      table: {
        caption: 'What being late costs',
        columns: [{ label: 'What is late' }, { label: 'What it costs' }],
        rows: [
          ['An income tax return', facts.lateFilingIndividual.wording],
          ['A GST return', facts.lateFilingGst.wording],
          ['Tax, in the first week', facts.latePaymentPenalty.wording],
          ['Tax, after that', facts.latePaymentMonthly.wording],
          ['Tax, each day', facts.useOfMoneyInterest.wording],
          ['A first late payment', facts.latePaymentGrace.wording],
          ['A small amount', facts.smallTaxDebt.wording],
        ],
      },
    },
    {
      id: 'free-help',
      kind: 'prose',
      heading: 'Help that is free',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Inland Revenue** sets up instalments at no cost, in myIR or by phone: call ${inlandRevenue}.`,
            `**A financial mentor** makes a budget with you and can speak to Inland Revenue with you. Call ${moneyTalks}, or ${citizensAdvice}, to find one.`,
            `**Legal advice** is free at a ${communityLaw}, if Inland Revenue [takes you to court](/ird-letters#legal-action).`,
            interpreter,
          ],
        },
      ],
    },
    {
      id: 'accountant',
      kind: 'columns',
      heading: 'When an accountant is worth the fee',
      intro:
        'You can file a year of wages yourself. For harder years, an accountant who is a tax agent saves you work and mistakes, and can speak to Inland Revenue for you.',
      columns: [
        {
          heading: 'What they do here',
          items: [
            'Rebuild income and costs from bank statements and file year by year',
            'Claim costs you would miss, so that the tax itself is lower',
            'Ask for penalties to be cancelled where the law allows it',
            'Propose instalments, show what you can pay, and answer the letters',
          ],
        },
        {
          heading: 'Ask before you agree',
          items: [
            'What will each missing year cost?',
            'What can I do myself to make it cheaper?',
            'Will you speak to Inland Revenue for me?',
            'The [price guide](/blog/tax-accountant-cost-nz#two-years) says what two years usually cost',
          ],
        },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Ask an accountant to do it',
      intro: `Answer ${inWords(questionCount)} short questions. ‘Overdue returns or tax debt’ is chosen already. Nobody will judge you, and we tell Inland Revenue nothing.`,
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'More about help with Inland Revenue', path: '/ird-support' },
    },
  ],
  service: 'overdue',
  updated: '2026-11-28',
};
