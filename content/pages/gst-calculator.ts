import { facts } from '#content/facts.ts';
import { inWordsFirst } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import type { GstExample } from '#content/ui/gst-calculator.ts';

export const gstExamples: readonly GstExample[] = [
  {
    title: 'A builder’s invoice',
    text: 'The work is worth $480.00. GST of $72.00 makes it $552.00.',
    amount: '480.00',
    mode: 'add',
    supply: 'standard',
    gst: '72.00',
    total: '552.00',
  },
  {
    title: 'A receipt for tools',
    text: 'You paid $89.90. Of that $11.73 is GST, and $78.17 is the cost without it.',
    amount: '89.90',
    mode: 'remove',
    supply: 'standard',
    gst: '11.73',
    total: '78.17',
  },
  {
    title: 'A shipment to Australia',
    text: 'Exported goods at $2,400.00 carry no GST, so the customer pays $2,400.00.',
    amount: '2400.00',
    mode: 'add',
    supply: 'zero-rated',
    gst: '0.00',
    total: '2400.00',
  },
];

export const examplesHeading = `${inWordsFirst(gstExamples.length)} common examples`;

export const page: Page = {
  path: '/gst-calculator',
  family: 'tool',
  title: 'GST calculator: add or remove GST',
  description:
    'Add GST to a price, or find the GST inside one, to the cent. With examples, when to register, and when New Zealand GST returns are due.',
  keywords: ['GST calculator NZ', 'add GST', 'remove GST', 'GST inclusive price', 'GST 15%'],
  name: 'GST calculator',
  heading: 'GST calculator',
  lede: 'The answer appears as you type, and nothing is sent.',
  diagram: {
    name: 'gst-split',
    alt: 'A price of $115 as a bar: $100 without GST, and $15 of GST.',
  },
  sections: [
    {
      kind: 'columns',
      id: 'quick-guide',
      heading: 'Quick guide',
      intro: facts.gstRate.wording,
      columns: [
        {
          heading: 'Adding GST',
          items: [
            'Use it when you write a quote or an invoice',
            'Multiply the price by 0.15 to get the GST',
            'Example: $100.00 plus $15.00 is $115.00',
          ],
        },
        {
          heading: 'Removing GST',
          items: [
            'Use it when you have a receipt',
            'Multiply the price by 3 and divide by 23 to get the GST',
            'Example: $115.00 contains $15.00, which leaves $100.00',
          ],
        },
      ],
    },
    {
      kind: 'action',
      id: 'registration',
      heading: 'Do you have to register?',
      intro: `You must register if your sales pass ${facts.gstRegistration.figure} in any 12 months.[^gstRegistration] You then have ${facts.gstRegistrationTime.figure}.[^gstRegistrationTime] Until you are registered you may not charge GST.`,
      action: { label: 'Get free quotes', path: '/quote' },
    },
    {
      kind: 'items',
      id: 'how-gst-works',
      heading: 'How GST works',
      items: [
        {
          title: 'You collect it for the government',
          text: 'GST on your sales is not your income. Put it aside when a customer pays, in an account of its own if you can.',
        },
        {
          title: 'You claim back what you paid',
          text: 'The GST in your business costs comes off the GST you collected. If you paid more GST than you collected, you get a refund.',
        },
        {
          title: 'Zero-rated is not exempt',
          text: `${facts.gstZeroRate.wording} You can still claim the GST in your costs. Exempt supplies, such as residential rent, carry no GST and give no claim.`,
        },
        {
          title: 'You file for every period',
          text: `A period is ${facts.gstPeriods.figure}.[^gstPeriods] The return and the money are due on the ${facts.gstDueDate.figure} of the month after, for all but [two periods of the year](/blog/nz-tax-deadlines-2025).[^gstDueDate]`,
        },
      ],
    },
    {
      kind: 'action',
      id: 'help',
      heading: 'Would you rather have it done for you?',
      intro: 'An accountant can register you, file each return and check what you claim.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'See GST return prices', path: '/gst-and-bas-returns' },
    },
  ],
  updated: '2026-11-21',
};
