import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { navigation } from '#content/ui/navigation.ts';

export const page: Page = {
  path: '/paye-services',
  kind: 'standard',
  family: 'service',
  title: 'PAYE and Payroll Services in NZ',
  description:
    'What PAYE is, the five things an employer must do, the mistakes that bring penalties, and what a payroll accountant charges each month by size of team.',
  keywords: ['PAYE services NZ', 'payroll accountant', 'payday filing', 'employer tax help'],
  name: 'PAYE services',
  sign: 'Employers',
  heading: 'PAYE done right every payday',
  lede: 'If you employ someone, you collect tax for Inland Revenue and file every payday. Use software, or pay an accountant.',
  diagram: {
    name: 'paye-steps',
    alt: 'Five numbered markers up a track: register, collect details, deduct from each pay, file, pay.',
  },
  action: { label: 'Get free quotes', path: '/quote' },
  sections: [
    {
      id: 'what-paye-is',
      kind: 'prose',
      heading: 'What PAYE is',
      blocks: [
        {
          kind: 'paragraph',
          text: 'PAYE (pay as you earn) is the income tax and ACC earners’ levy that you deduct from wages for Inland Revenue. By law that money is never yours: you hold it in trust.',
        },
        {
          kind: 'paragraph',
          text: 'In the same filing you also report student loan repayments, child support, KiwiSaver contributions and the tax on your own KiwiSaver contributions (ESCT).',
        },
      ],
    },
    {
      id: 'services',
      kind: 'items',
      heading: 'What a payroll service includes',
      items: [
        {
          title: 'Setting up',
          text: 'Registering you, choosing software, and entering each person’s tax code, KiwiSaver and leave.',
        },
        {
          title: 'Every pay run',
          text: 'From pay before tax to take-home pay: wages, overtime, bonuses and allowances, with payslips.',
        },
        {
          title: 'Payday filing',
          text: 'Employment information sent to Inland Revenue after each pay, and amendments when something changes.',
        },
        {
          title: 'Holiday and final pay',
          text: 'Two hard calculations: leave for people with changing hours, and the last pay.',
        },
        {
          title: 'Year end and reviews',
          text: 'Payroll checked against the accounts, and past errors corrected.',
        },
      ],
    },
    {
      id: 'compliance-steps',
      kind: 'steps',
      heading: 'Five steps every employer must take',
      steps: [
        {
          title: 'Register as an employer',
          text: 'Do it in Inland Revenue’s myIR before the first payday.',
        },
        {
          title: 'Collect each person’s details',
          text: 'You need an IRD number, a tax code declaration (IR330) and KiwiSaver details. Without a declared code you must deduct at a much higher rate.',
        },
        {
          title: 'Work out each pay',
          text: `Deduct PAYE and other amounts, then add your own contribution. ${facts.kiwiSaverEmployer.wording}`,
        },
        {
          title: 'File every payday',
          text: `Send the employment information from your software or in myIR. ${facts.paydayFiling.wording}`,
        },
        {
          title: 'Pay on time and keep records',
          text: `${facts.payeDueDate.wording} ${facts.payeTwiceMonthly.wording} Keep wage records for ${facts.recordKeeping.figure}.[^recordKeeping]`,
        },
      ],
    },
    {
      kind: 'dates',
      id: 'next-dates',
      heading: 'Next PAYE dates',
      shape: 'strip',
      taxes: ['paye'],
      each: 4,
    },
    {
      id: 'common-mistakes',
      kind: 'items',
      heading: 'Common PAYE mistakes',
      items: [
        {
          title: 'Using PAYE to pay other bills',
          text: `${facts.payePenalty.wording} Knowingly spending PAYE on something else can be an offence.`,
        },
        {
          title: 'Filing once a month',
          text: 'You may pay monthly, but you file every payday. Late filing has its own penalty.',
        },
        {
          title: 'Calling an employee a contractor',
          text: 'The real work decides, not the name in the contract. If the name is wrong, you may have to pay the PAYE that you did not deduct.',
        },
        {
          title: 'Taxing a bonus as ordinary pay',
          text: 'Bonuses, back pay and redundancy are extra pays or lump sums. Their tax is worked out differently.',
        },
        {
          title: 'Leaving out benefits',
          text: 'A cash allowance may be pay. For a vehicle, a gift or a discount you may pay fringe benefit tax instead.',
        },
      ],
    },
    {
      id: 'prices',
      kind: 'tiers',
      heading: 'What payroll help costs a month',
      intro:
        'Typical prices by number of employees.[^prices] Weekly pays, shifts and several sites cost more.',
      tiers: [
        {
          name: 'Small: 1 to 10 employees',
          price: `${facts.pricePayeSmall.figure} a month`,
          time: 'Filed every payday',
          includes: ['Pay runs and payslips', 'Payday filing', 'Reminders of what to pay and when'],
        },
        {
          name: 'Medium: 10 to 50 employees',
          price: `${facts.pricePayeMedium.figure} a month`,
          time: 'Filed every payday',
          popular: true,
          includes: [
            'Everything in Small',
            'Leave and final pay calculations',
            'People joining and leaving',
            'Monthly check against the accounts',
          ],
        },
        {
          name: 'Large: 50+ employees',
          price: `${facts.pricePayeLarge.figure} a month`,
          time: 'Filed every payday',
          includes: [
            'Everything in Medium',
            'A named payroll contact',
            'Timesheet or roster import',
            'Reports by team or site',
          ],
        },
      ],
    },
    {
      id: 'questions',
      kind: 'questions',
      heading: 'Questions employers ask',
      questions: [
        {
          id: 'only-me',
          question: 'My company pays only me. Do I need PAYE?',
          answer:
            'Not always. A working shareholder can take a salary without PAYE and pay provisional tax, use a normal payroll, or combine them. Ask an accountant before the first payment.',
        },
        {
          id: 'contractors',
          question: 'Do I deduct tax from contractors?',
          answer:
            'For some kinds of work, yes. Inland Revenue calls these schedular payments. You report them in the same filing. The [contractor tax page](/contractor-tax) explains them.',
        },
        {
          id: 'cannot-pay',
          question: 'What if I cannot pay this month?',
          answer:
            'File on time even if you cannot pay. Then ask Inland Revenue for an instalment arrangement before the due date. [Help with Inland Revenue](/ird-support) says what to prepare.',
        },
        {
          id: 'software',
          question: 'Is software enough?',
          answer:
            'It can be, for a few people with steady hours. It does not tell you who is an employee, or which leave method is right. Read the [software comparison](/blog/xero-vs-myob-vs-quickbooks-nz).',
        },
      ],
    },
    {
      id: 'cities',
      kind: 'links',
      heading: 'Payroll accountants by city',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
        { label: 'Hamilton', path: '/hamilton' },
        { label: 'Invercargill', path: '/invercargill' },
        navigation.towns,
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Get a price for your payroll',
      intro: 'Tell us where you are. Accountants reply with a monthly price to compare.',
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'payroll',
  updated: '2026-11-29',
};
