import { facts } from '#content/facts.ts';
import type { Guide } from '#content/guide.ts';

export const page: Guide = {
  path: '/blog/gst-registration-guide-nz',
  kind: 'guide',
  family: 'guide',
  title: 'GST registration in New Zealand: a guide',
  description:
    'When you have to register for GST, when it pays to register sooner, what to have ready for myIR, and what changes for your prices and invoices afterwards.',
  name: 'GST registration guide',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'GST registration in New Zealand: when and how',
  lede: `The line is ${facts.gstRegistration.figure} of turnover in 12 months: above it you must register, below it you choose. The form in Inland Revenue’s myIR is short. The thought goes into when, and on which basis.`,
  card: {
    title: 'GST registration in New Zealand: when and how',
    excerpt:
      'When you have to register, when it pays to do it sooner, and what changes for your prices afterwards.',
    date: '2026-11-21',
    category: 'GST',
  },
  summary: [
    facts.gstRegistration.wording,
    `${facts.gstRegistrationTime.wording} Check at the end of every month.`,
    'Below the line you may still register. It helps most when your customers are businesses or you are buying equipment.',
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
          text: 'The test looks both ways: at the 12 months just past, and at the 12 months ahead if you have good reason to expect more. The 21 days begin when you become liable: at the end of the month in which you passed the line, or at the start of the month from which you expect to.',
        },
        {
          kind: 'paragraph',
          text: 'Turnover is what you charge, before any costs come off. A business at a loss can be over the line. Add up all the work you do under one IRD number: a plumber who also sells fittings online has one turnover.',
        },
        { kind: 'subheading', text: 'What counts and what does not' },
        {
          kind: 'list',
          items: [
            '**Counts:** fees, sales and commissions from your business, and exports too, although they carry no GST.',
            '**Does not count:** wages or salary, rent from a home someone lives in, interest, and the odd private sale of your own things.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Two cases are different. If your prices already include GST you have to be registered, whatever your turnover. And if you earn through an app, with rides, food delivery or short stays, the app may account for GST in your place.',
        },
        {
          kind: 'paragraph',
          text: 'If one unusual job takes you over and you can show that the next 12 months will be below the line, ask Inland Revenue first.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'check-each-month',
      heading: 'Check it at the end of every month',
      intro:
        'The 12 months are not a tax year. They roll: at the end of August you add up September to August, a month later October to September.',
      table: {
        caption: 'Four examples',
        columns: [
          { label: 'What you charge' },
          { label: '12-month turnover', numeric: true },
          { label: 'What it means' },
        ],
        rows: [
          ['$4,000 every month', '$48,000', 'Below the line. Registering is your choice.'],
          ['$4,800 every month', '$57,600', 'Below, and close. Check again every month.'],
          [
            '$5,200 every month',
            '$62,400',
            `Above. Register within ${facts.gstRegistrationTime.figure}.`,
          ],
          [
            '$3,000 a month so far, and a signed contract for $6,500 a month from next month',
            '$78,000',
            'The year ahead is above, so register now, although the year behind is not.',
          ],
        ],
      },
    },
    {
      kind: 'columns',
      id: 'register-sooner',
      heading: 'Should you register before you have to?',
      intro: `GST is charged at ${facts.gstRate.figure} on top of your price,[^gstRate] and you claim back the GST in what you buy. Say you buy tools for $2,300 including GST. Registered, you claim $300 of it. Not registered, the $300 is part of what the tools cost you.`,
      columns: [
        {
          heading: 'Registering tends to help when',
          items: [
            'your customers are registered businesses, who claim back what you add',
            'you are setting up and have large things to buy',
            'you expect to pass the line soon and would rather change your prices once',
            'you export, so that you charge no GST but claim it on your costs',
          ],
        },
        {
          heading: 'Waiting tends to help when',
          items: [
            'your customers are households, who cannot claim anything back',
            'you have few costs with GST in them',
            'your turnover is steady and well below the line',
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
            'GST counts when the money arrives or leaves.',
            `Most small businesses. Open to you with a turnover of ${facts.gstPaymentsBasis.figure} or less.[^gstPaymentsBasis]`,
          ],
          [
            'Invoice basis',
            'GST counts when the invoice is issued or the first money is paid, whichever comes first.',
            'Anyone, and larger businesses above all. You may owe GST that a customer has not paid you yet.',
          ],
          [
            'Hybrid basis',
            'Sales count when invoiced, purchases when paid.',
            'Open to anyone and chosen by few, because it is the hardest on cash.',
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
            'Small businesses with good habits, and with sales below $500,000.[^gstPeriods]',
          ],
        ],
      },
    },
    {
      kind: 'steps',
      id: 'how-to-register',
      heading: 'How to register in myIR',
      intro:
        'You need no accountant for this part, though one can do it for you. A new company can register while it is being set up at the Companies Office.',
      steps: [
        {
          title: 'Have your details beside you',
          text: 'The IRD number of whoever is registering (you, the company or the partnership), a bank account for refunds, an estimate of your turnover, and your business industry classification code, which Inland Revenue calls a BIC code.',
        },
        {
          title: 'Decide the start date',
          text: 'If you have to register, it is the day you became liable. If you are choosing to, pick the first day of a month, so that your first return covers whole months.',
        },
        {
          title: 'Log in to myIR and register',
          text: 'Sign in to myIR, choose to register for a new tax type, and pick GST. Pick the basis and the period from the table above.',
        },
        {
          title: 'Wait for the confirmation',
          text: 'It gives your GST number, which for most people is their IRD number, and your first period. Until you have a start date, do not charge GST.',
        },
        {
          title: 'Change prices, quotes and invoices',
          text: 'Say on each one whether GST is included. Look at the quotes still open: if they do not mention GST, settle with the customer whether you may add it.',
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
          text: `A job you price at $1,000 becomes $1,150, and the $150 is not yours. The [GST calculator](/gst-calculator) adds and removes ${facts.gstRate.figure} to the cent.`,
        },
        {
          kind: 'paragraph',
          text: 'Your invoices now carry taxable supply information: who you are, your GST number, the date, what was sold and the GST in it. How much detail is needed depends on the size of the sale.',
        },
        {
          kind: 'paragraph',
          text: `The return and the money are due by the ${facts.gstDueDate.figure} of the month after the period, but for [two periods of the year](/blog/nz-tax-deadlines-2025).[^gstDueDate] A return is due even when there was nothing to report. If you would rather hand it over, the [GST returns page](/gst-and-bas-returns) has prices. Keep your invoices for ${facts.recordKeeping.figure}.[^recordKeeping]`,
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
          text: 'It happens, and coming forward costs less than waiting for a letter. Inland Revenue can register you from the day you should have started, and what you have been paid since then is taken to include GST.',
        },
        {
          kind: 'paragraph',
          text: `An example: $11,500 paid to you since that day contains $1,500 of GST, whether or not you charged it. The GST in your costs comes off that, if you have the right records. Penalties for paying late and interest may be added: [what late costs](/blog/nz-tax-deadlines-2025#penalties).`,
        },
        {
          kind: 'paragraph',
          text: 'If more than a few months are involved, speak to an accountant before you file. Some customers who are registered will agree to pay the GST on a corrected invoice, since they can claim it back.',
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
            'In part. If you own something that you now use in the registered business, an adjustment may let you claim some of the GST in it. Keep the receipts and ask before your first return.',
        },
        {
          id: 'exports',
          question: 'I only sell overseas. Should I register?',
          answer: `Exports carry GST at ${facts.gstZeroRate.figure}.[^gstZeroRate] Those sales still count towards the line, and once you are registered you can claim the GST in your New Zealand costs. Many exporters register early for that reason.`,
        },
        {
          id: 'landlords',
          question: 'Do I register for the rent from a house?',
          answer:
            'Renting out a home to live in is exempt, so it neither counts towards the line nor lets you claim. Commercial rent and short stays follow other rules.',
        },
        {
          id: 'two-trades',
          question: 'I run two small businesses. Is each below the line on its own?',
          answer:
            'If both are yours as a sole trader, they are added together. If one belongs to a company, the company is measured separately. Splitting one business in two only to stay below does not work.',
        },
        {
          id: 'cancel',
          question: 'Can I cancel my registration?',
          answer:
            'Yes, if you expect to stay below the line for the next 12 months. You may have to pay GST on the assets you keep, so work out that amount first. If you stop trading, tell Inland Revenue promptly.',
        },
      ],
    },
    {
      kind: 'lead-form',
      id: 'get-help',
      heading: 'Have someone check it with you',
      subtitle:
        'This guide is general information. An accountant can say when you have to start and which basis suits you.',
      variant: 'compact',
    },
  ],
  service: 'gst-returns',
  updated: '2026-11-21',
};
