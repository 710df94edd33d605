import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { navigation } from '#content/ui/navigation.ts';

export const page: Page = {
  path: '/gst-and-bas-returns',
  kind: 'standard',
  family: 'service',
  title: 'GST and BAS Returns in New Zealand',
  description:
    'When GST returns are due in New Zealand, the mistakes that cost most, and what an accountant charges for a simple, standard or complex GST return.',
  keywords: [
    'GST returns NZ',
    'GST accountant',
    'BAS returns New Zealand',
    'GST return cost',
    'GST due dates',
  ],
  name: 'GST and BAS returns',
  sign: 'GST returns',
  heading: 'GST returns, filed on time',
  lede: 'See when your return is due, the common mistakes and what an accountant charges. Then compare quotes for free.',
  diagram: {
    name: 'gst-cycle',
    alt: `GST as a round track with four markers: charge it on sales, claim it back on costs, file the return, pay by the ${facts.gstDueDate.figure}. Then it begins again.`,
  },
  leadForm: {
    title: 'Get GST return quotes',
    subtitle: 'For one return, or for every return from now on.',
  },
  sections: [
    {
      id: 'gst-facts',
      kind: 'table',
      heading: 'GST facts in one table',
      intro:
        'GST is money you collect for Inland Revenue. You charge it on sales, claim back what you paid on business purchases, and pay the difference.',
      table: {
        caption: 'The main GST rules',
        columns: [{ label: 'Question' }, { label: 'Answer' }],
        rows: [
          ['What is the rate?', `${facts.gstRate.wording} ${facts.gstZeroRate.wording}`],
          [
            'Do I have to register?',
            `${facts.gstRegistration.wording} Below that you may choose to. ${facts.gstRegistrationTime.wording}`,
          ],
          ['How often do I file?', `${facts.gstPeriods.wording} ${facts.gstMonthlyFiling.wording}`],
          ['When is it due?', facts.gstDueDate.wording],
          [
            'Can I wait until customers pay?',
            `${facts.gstPaymentsBasis.wording} You then count a sale when you are paid, not when you invoice.`,
          ],
          [
            'What must an invoice say?',
            `${facts.gstTaxInvoice.wording} An invoice, a receipt or a contract can be that record.`,
          ],
          [
            'Is a BAS the same thing?',
            `${facts.gstAndBas.wording} If you sell in both countries, you may need both.`,
          ],
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
      id: 'common-mistakes',
      kind: 'items',
      heading: 'Common GST mistakes, and how to avoid them',
      items: [
        {
          title: 'Working out the GST in a price wrongly',
          text: `The GST inside a price is not ${facts.gstRate.figure} of that price. For example, $115 with GST contains $15 of GST, which is $115 × 3 ÷ 23.`,
          details: [
            {
              label: 'Avoid it',
              value: 'Use the [GST calculator](/gst-calculator) and choose to remove GST.',
            },
          ],
        },
        {
          title: 'Skipping a nil return',
          text: `You file a return even if you had no sales. ${facts.lateFilingGst.wording}`,
          details: [
            {
              label: 'Avoid it',
              value: 'File in myIR even when every box is zero. It takes a few minutes.',
            },
          ],
        },
        {
          title: 'Filing on time but paying late',
          text: `Paying late has its own penalty: ${facts.latePaymentPenalty.figure}. The first is added on the next day, the second after a week.[^latePaymentPenalty]`,
          details: [
            {
              label: 'Avoid it',
              value:
                'Move the GST to a separate account when each customer pays. If you cannot pay, [ask for an arrangement](/ird-support) before the due date.',
            },
          ],
        },
        {
          title: 'Claiming where no GST was charged',
          text: 'Wages, bank interest, most bank fees and purchases from people who are not registered carry no GST. Second-hand goods for the business are an exception.',
          details: [
            {
              label: 'Avoid it',
              value: 'Look for a GST number on the supplier’s invoice before you claim.',
            },
          ],
        },
        {
          title: 'Claiming all of a partly private cost',
          text: 'For a phone, a vehicle or a room that you also use privately, claim only the business share.',
          details: [
            {
              label: 'Avoid it',
              value: 'Write down how you worked out the share, and check it each year.',
            },
          ],
        },
        {
          title: 'Forgetting what you sold',
          text: 'An old van or laptop that you sell is a sale too. So is one that you keep when you stop being registered.',
          details: [
            {
              label: 'Avoid it',
              value: 'Tell your accountant about every asset that you sell or keep for yourself.',
            },
          ],
        },
        {
          title: 'Throwing records away',
          text: `Keep the record behind every claim for ${facts.recordKeeping.figure}.[^recordKeeping]`,
          details: [
            {
              label: 'Avoid it',
              value: 'Photograph receipts on the same day. Till receipts fade within months.',
            },
          ],
        },
      ],
    },
    {
      id: 'prices',
      kind: 'tiers',
      heading: 'What a GST return costs',
      intro: `Typical prices for one return,[^prices] and the usual time to prepare it. With tidy records it usually costs ${facts.priceGstReturn.figure}. More accounts and mixed coding cost more. Send the records at least that many days before the due date.`,
      tiers: [
        {
          name: 'Simple',
          price: facts.priceGstSimple.figure,
          time: facts.priceGstSimple.time,
          includes: [
            'One bank account, few transactions',
            'Records already in software',
            'Return prepared and filed',
          ],
        },
        {
          name: 'Standard',
          price: facts.priceGstStandard.figure,
          time: facts.priceGstStandard.time,
          popular: true,
          includes: [
            'Several accounts, records to check',
            'Coding checked, bank reconciled',
            'Private-use and asset adjustments',
            'Return prepared and filed',
          ],
        },
        {
          name: 'Complex',
          price: facts.priceGstComplex.figure,
          time: facts.priceGstComplex.time,
          includes: [
            'Imports, exports, land or mixed supplies',
            'Records sorted from paper or bank statements',
            'Earlier returns reviewed',
            'A short report on what was adjusted',
          ],
        },
      ],
    },
    {
      id: 'cities',
      kind: 'links',
      heading: 'GST help by city',
      intro:
        'An accountant can prepare a GST return from anywhere in the country. If you work in Wellington, read about [GST returns in Wellington](/wellington/gst-returns).',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
        { label: 'Dunedin', path: '/dunedin' },
        { label: 'Palmerston North', path: '/palmerston-north' },
        navigation.towns,
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Get a quote for your next return',
      intro:
        'Tell us the date it is due. Accountants who have time before then reply with a price.',
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'gst-returns',
  updated: '2026-11-21',
};
