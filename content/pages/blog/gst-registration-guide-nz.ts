import { facts } from '#content/facts.ts';
import type { Guide } from '#content/guide.ts';

export const page: Guide = {
  path: '/blog/gst-registration-guide-nz',
  kind: 'guide',
  family: 'guide',
  title: 'GST registration in New Zealand: a guide',
  description:
    'When you have to register for GST, when it helps to register sooner, what to have ready for myIR, and what changes for your prices and invoices afterwards.',
  name: 'GST registration guide',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'GST registration in New Zealand: when and how',
  lede: `The limit is ${facts.gstRegistration.figure} of turnover in 12 months. Above it you must register. Below it you may choose to. The form in Inland Revenue’s myIR is short. First decide the start and the basis.`,
  card: {
    title: 'GST registration in New Zealand: when and how',
    excerpt:
      'When you have to register, when it helps to do it sooner, and what changes for your prices afterwards.',
    date: '2026-11-21',
    category: 'GST',
  },
  summary: [
    facts.gstRegistration.wording,
    `${facts.gstRegistrationTime.wording} Check at the end of every month.`,
    'Below the limit you may still register. It helps most if your customers are businesses or you buy equipment.',
    'From your start date part of every payment belongs to Inland Revenue. Keep it in a separate account.',
  ],
  drawingAlt:
    'A dotted walking track with orange triangle markers climbs a hillside of contour lines and passes through a gate.',
  sections: [
    {
      kind: 'prose',
      id: 'when-you-must',
      heading: 'When you must register',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Check the last 12 months, and the next 12 months if you have good reason to expect more. You become liable at the end of the month in which you passed the limit. Or, if you expect to pass it, at the start of the month from which you expect that. The 21 days begin on that day.',
        },
        {
          kind: 'paragraph',
          text: 'Turnover is what you charge, before costs. A business that makes a loss can be over the limit. Add up all the work you do under one IRD number. A plumber who also sells fittings online has one turnover.',
        },
        { kind: 'subheading', text: 'What counts and what does not' },
        {
          kind: 'list',
          items: [
            '**Counts:** fees, sales and commissions from your business, and exports too, although they carry no GST.',
            '**Does not count:** wages or salary, rent from a home someone lives in, interest, and an occasional private sale of your own things.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Two cases are different. If your prices already include GST, you must be registered at any turnover. If you earn through an app for rides, food delivery or short stays, the app may account for the GST for you.',
        },
        {
          kind: 'paragraph',
          text: 'One unusual job may take you over the limit. If you can show that the next 12 months will be below it, ask Inland Revenue first.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'check-each-month',
      heading: 'Check it at the end of every month',
      intro:
        'The 12 months are not a tax year. At the end of August, add up September to August. A month later, add up October to September.',
      table: {
        caption: 'Four examples',
        columns: [
          { label: 'What you charge' },
          { label: '12-month turnover', numeric: true },
          { label: 'What it means' },
        ],
        rows: [
          ['$4,000 every month', '$48,000', 'Below the limit. You may choose.'],
          ['$4,800 every month', '$57,600', 'Below, but close. Check again every month.'],
          [
            '$5,200 every month',
            '$62,400',
            `Above. Register within ${facts.gstRegistrationTime.figure}.`,
          ],
          [
            '$3,000 a month so far, and a signed contract for $6,500 a month from next month',
            '$78,000',
            'The next 12 months are above, so register now, even if the last 12 are not.',
          ],
        ],
      },
    },
    {
      kind: 'columns',
      id: 'register-sooner',
      heading: 'Should you register before you have to?',
      intro: `GST is charged at ${facts.gstRate.figure} on top of your price,[^gstRate] and you claim back the GST in what you buy. For example, you buy tools for $2,300 including GST. If you are registered, you claim $300 of it. If not, the $300 is part of your cost.`,
      columns: [
        {
          heading: 'Registering often helps if',
          items: [
            'your customers are registered businesses, who claim back what you add',
            'you are starting and buy expensive things',
            'you expect to pass the limit soon and want to change your prices only once',
            'you export: you charge no GST but claim it on your costs',
          ],
        },
        {
          heading: 'Waiting often helps if',
          items: [
            'your customers are households, who cannot claim anything back',
            'you have few costs with GST in them',
            'your turnover is steady and far below the limit',
            'returns several times a year are more work than the claim is worth',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'basis-and-period',
      heading: 'Choose a basis and a filing period',
      intro: `The form asks for both. The basis says when a sale or a purchase counts. The period says how often you file: ${facts.gstPeriods.figure}.[^gstPeriods] You can ask to change either later.`,
      table: {
        caption: 'Accounting bases and filing periods for GST',
        columns: [{ label: 'Choice' }, { label: 'How it works' }, { label: 'Who it suits' }],
        rows: [
          [
            'Payments basis',
            'GST counts when you receive or pay the money.',
            `Most small businesses. You need a turnover of ${facts.gstPaymentsBasis.figure} or less.[^gstPaymentsBasis]`,
          ],
          [
            'Invoice basis',
            'GST counts when the invoice is issued or the first money is paid, whichever comes first.',
            'Anyone, mostly larger businesses. You may owe GST that a customer has not paid you yet.',
          ],
          [
            'Hybrid basis',
            'Sales count when invoiced, purchases when paid.',
            'Anyone, but few choose it, because it needs the most cash.',
          ],
          [
            'Monthly returns',
            'Twelve returns a year.',
            `Exporters and others who get refunds. You must file monthly above ${facts.gstMonthlyFiling.figure}.[^gstMonthlyFiling]`,
          ],
          ['2-monthly returns', 'Six returns a year.', 'The usual choice.'],
          [
            '6-monthly returns',
            'Two returns a year.',
            'Small businesses with good records, and with sales below $500,000.[^gstPeriods]',
          ],
        ],
      },
    },
    {
      kind: 'steps',
      id: 'how-to-register',
      heading: 'How to register in myIR',
      intro:
        'You can do this yourself, or ask an accountant. A new company can register while it is being set up at the Companies Office.',
      steps: [
        {
          title: 'Have your details ready',
          text: 'You need the IRD number of the person, company or partnership, and a bank account for refunds. Also estimate your turnover, and find your business industry classification code (BIC code).',
        },
        {
          title: 'Decide the start date',
          text: 'If you must register, it is the day you became liable. If you choose to, take the first day of a month, so that your first return covers whole months.',
        },
        {
          title: 'Log in to myIR and register',
          text: 'Sign in to myIR, choose to register for a new tax type, and select GST. Select the basis and the period from the table above.',
        },
        {
          title: 'Wait for the confirmation',
          text: 'It gives your GST number, which for most people is their IRD number, and your first period. Do not charge GST until you have a start date.',
        },
        {
          title: 'Change prices, quotes and invoices',
          text: 'Say on each one whether GST is included. If an open quote does not mention GST, agree with the customer whether you may add it.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'afterwards',
      heading: 'What changes once you are registered',
      blocks: [
        {
          kind: 'paragraph',
          text: `A job you price at $1,000 becomes $1,150, and the $150 belongs to Inland Revenue. The [GST calculator](/gst-calculator) adds and removes ${facts.gstRate.figure} to the cent.`,
        },
        {
          kind: 'paragraph',
          text: 'Your invoices now show taxable supply information: who you are, your GST number, the date, what was sold and the GST in it. How much detail is needed depends on the size of the sale.',
        },
        {
          kind: 'paragraph',
          text: `You file and pay by the ${facts.gstDueDate.figure} of the month after the period, except for [two periods of the year](/blog/nz-tax-deadlines-2025).[^gstDueDate] File a return even if you have nothing to report. If you want help, the [GST returns page](/gst-and-bas-returns) has prices. Keep your invoices for ${facts.recordKeeping.figure}.[^recordKeeping]`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'if-you-are-late',
      heading: 'If you should have registered already',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Register now: it costs less than waiting for a letter. Inland Revenue can register you from the day you should have started. What customers paid you since then is treated as including GST.',
        },
        {
          kind: 'paragraph',
          text: `For example, $11,500 paid to you since that day contains $1,500 of GST, even if you did not charge it. You take off the GST in your costs, if you have the right records. Late payment penalties and interest may be added: see [what being late costs](/blog/nz-tax-deadlines-2025#penalties).`,
        },
        {
          kind: 'paragraph',
          text: 'If it is more than a few months, ask an accountant before you file. Some registered customers agree to pay the GST on a corrected invoice, because they can claim it back.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions about registering for GST',
      questions: [
        {
          id: 'earlier-purchases',
          question: 'Can I claim GST on things I bought before I registered?',
          answer:
            'Sometimes, in part. If you now use them in the registered business, you may claim some of the GST in them with an adjustment. Keep the receipts and ask before your first return.',
        },
        {
          id: 'exports',
          question: 'I only sell overseas. Should I register?',
          answer: `Exports carry GST at ${facts.gstZeroRate.figure}.[^gstZeroRate] Those sales still count towards the limit, and once you are registered you can claim the GST in your New Zealand costs. Many exporters register early for that reason.`,
        },
        {
          id: 'landlords',
          question: 'Do I register for the rent from a house?',
          answer:
            'No. Renting out a home to live in is exempt: it does not count towards the limit, and you cannot claim GST. Other rules apply to commercial rent and short stays.',
        },
        {
          id: 'two-trades',
          question: 'I run two small businesses. Do I add them together?',
          answer:
            'Yes, if both are yours as a sole trader. If one belongs to a company, the company counts separately. You cannot split one business in two only to stay below the limit.',
        },
        {
          id: 'cancel',
          question: 'Can I cancel my registration?',
          answer:
            'Yes, if you expect to stay below the limit for the next 12 months. You may have to pay GST on the assets you keep, so work out that amount first. If you close the business, tell Inland Revenue soon.',
        },
      ],
    },
    {
      kind: 'lead-form',
      id: 'get-help',
      heading: 'Ask an accountant to check it',
      subtitle:
        'This guide is general information. An accountant can say when you have to start and which basis suits you.',
      variant: 'compact',
    },
  ],
  service: 'gst-returns',
  updated: '2026-11-21',
};
