import { cityDetails } from '#content/cities.ts';
import { facts } from '#content/facts.ts';
import { inWordsFirst } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';

export const page: Page = {
  path: '/wellington/gst-returns',
  kind: 'standard',
  family: 'service',
  title: 'GST Returns in Wellington',
  description:
    'GST for Wellington contractors, agencies, cafés and creatives: invoicing government, grants and board fees, due dates, and what an accountant charges.',
  keywords: [
    'GST returns Wellington',
    'Wellington GST accountant',
    'contractor GST Wellington',
    'government contractor GST',
  ],
  name: 'GST returns',
  parent: { label: 'Wellington', path: '/wellington' },
  sign: 'Te Whanganui-a-Tara Wellington',
  heading: 'GST returns in Wellington',
  lede: 'Many people here work for government, on contract or on a board. GST questions here are about contracts, grants and the time of payment.',
  town: 'wellington',
  drawingAlt: cityDetails.wellington.drawing,
  leadForm: {
    title: 'Get Wellington GST quotes',
    subtitle: 'For Wellington, the Hutt, Porirua and Kāpiti. Asking is free.',
  },
  sections: [
    {
      id: 'the-rules',
      kind: 'table',
      heading: 'The rules in short',
      table: {
        caption: 'First GST rules for a Wellington business',
        columns: [{ label: 'Question' }, { label: 'Answer' }],
        rows: [
          ['Rate', facts.gstRate.wording],
          [
            'Registering',
            `Above ${facts.gstRegistration.figure} of turnover in 12 months.[^gstRegistration] A full-time contract can pass that in the first year.`,
          ],
          ['How often', `${facts.gstPeriods.figure}, by your sales.[^gstPeriods]`],
          [
            'Due date',
            `The ${facts.gstDueDate.figure} of the month after, but 7 May for the period to 31 March and 15 January for the one to 30 November.[^gstDueDate]`,
          ],
          [
            'Counting sales when paid',
            `Allowed up to ${facts.gstPaymentsBasis.figure} of turnover.[^gstPaymentsBasis]`,
          ],
          ['Invoices', facts.gstTaxInvoice.wording],
          ['Filing late', facts.lateFilingGst.wording],
        ],
      },
    },
    {
      kind: 'dates',
      id: 'next-dates',
      heading: 'Next GST dates',
      shape: 'strip',
      taxes: ['gst'],
      each: 4,
    },
    {
      id: 'local-cases',
      kind: 'items',
      heading: 'Common GST mistakes in Wellington',
      items: [
        {
          title: 'Contracting to a ministry',
          text: 'Before you sign, ask whether GST is added to the day rate. If the rate includes GST, you keep less of it once you register.',
          details: [
            {
              label: 'Do this',
              value:
                'Put the purchase order number on every invoice, and ask whether the ministry takes eInvoices. You may be paid sooner.',
            },
          ],
        },
        {
          title: 'A contract through an agency',
          text: 'When an agency pays you, it may deduct tax from your fee as a schedular payment. GST is separate: you charge it on the whole fee, and it is not part of the amount taxed.',
          details: [{ label: 'Read', value: '[Contractor tax](/contractor-tax)' }],
        },
        {
          title: 'Grants and funding',
          text: 'Money from a public body for your project can be treated as including GST. So a registered arts group or charity may owe part of it as GST.',
          details: [
            {
              label: 'Do this',
              value: 'Check whether the letter says “plus GST” before you write the budget.',
            },
          ],
        },
        {
          title: 'Board and committee fees',
          text: 'Whether you charge GST on a fee depends on who appointed you, and on whether the work is part of your business.',
          details: [
            {
              label: 'Do this',
              value: 'Ask about each appointment. The answer can differ between two boards.',
            },
          ],
        },
        {
          title: 'Screen, design and software exports',
          text: 'Work for clients overseas can be zero-rated. Work on something that is in New Zealand while the client is here may not be zero-rated.',
          details: [
            {
              label: 'Do this',
              value: 'Keep the contract and proof of where the client was when you did the work.',
            },
          ],
        },
        {
          title: 'Cafés and bars',
          text: 'Cafés have fewer office customers in January, when the return for the period to 30 November falls due.',
          details: [
            {
              label: 'Do this',
              value: 'Set GST aside every week in October and November, before wages.',
            },
          ],
        },
      ],
    },
    {
      id: 'basis',
      kind: 'prose',
      heading: 'Which basis suits you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you send one large invoice a month and are paid weeks later, the basis you choose matters. On the invoice basis you owe GST for the period in which you invoiced, even before you are paid. On the payments basis you owe it once the money arrives, and claim your own costs once you have paid them.',
        },
        {
          kind: 'paragraph',
          text: 'An example: you invoice $11,500 including GST on 30 September and are paid on 20 October. The invoice contains $1,500 of GST. On the invoice basis it belongs to the period that includes September. On the payments basis it belongs to the one that includes October. To change basis, tell Inland Revenue. An accountant makes sure that nothing is counted twice.',
        },
      ],
    },
    {
      id: 'prices',
      kind: 'tiers',
      heading: 'What a Wellington GST return costs',
      intro:
        'Typical prices for one return,[^prices] and the usual time after you send your records.',
      tiers: [
        {
          name: 'Simple',
          price: facts.priceGstSimple.figure,
          time: facts.priceGstSimple.time,
          includes: ['A contractor, a shop or a café', 'Tidy records in software or a spreadsheet'],
        },
        {
          name: 'Standard',
          price: facts.priceGstStandard.figure,
          time: facts.priceGstStandard.time,
          popular: true,
          includes: [
            'A business with several accounts or cards',
            'Coding checked, bank reconciled',
            'Home and vehicle adjustments',
          ],
        },
        {
          name: 'Complex',
          price: facts.priceGstComplex.figure,
          time: facts.priceGstComplex.time,
          includes: ['Grants, exports or property', 'A charity or several entities'],
        },
      ],
    },
    {
      id: 'questions',
      kind: 'questions',
      heading: 'Questions about GST in Wellington',
      questions: [
        {
          id: 'one-contract-year',
          question: 'My contract is for nine months. Do I have to register?',
          answer:
            'Yes, if your turnover in 12 months will pass the threshold, even when the contract is shorter. When you go back to a salary, cancel the registration, and account for GST on what you keep, such as a laptop.',
        },
        {
          id: 'commuting',
          question: 'Can I claim GST on the train from Kāpiti?',
          answer:
            'Not to your regular workplace: that travel is private, for employees and contractors. Travel from one client to another is business travel.',
        },
        {
          id: 'do-i-need-local',
          question: 'Do I need an accountant in Wellington?',
          answer:
            'No. Returns are filed online, and the rules are national. It helps if the accountant knows government contracts. You can ask [accountants in Wellington](/wellington), or read about [GST and BAS returns](/gst-and-bas-returns) for the whole country.',
        },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Have the next return filed for you',
      intro: `${inWordsFirst(questionCount)} short questions, and up to three accountants answer with a price. It is free, and you do not have to choose anyone.`,
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Work out the GST first', path: '/gst-calculator' },
    },
  ],
  service: 'gst-returns',
  updated: '2026-11-21',
};
