import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Dargaville', 'Marsden', 'Tutukākā'];

export const page: Page = {
  path: '/whangarei',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Whangārei`,
  description: `Ask ${site.product.sentence} in Whangārei and Northland for a free quote: boatyards, forestry crews, farms, holiday homes, GST and overdue tax.`,
  name: 'Whangārei',
  heading: `Get prices from Whangārei ${site.product.sentence}`,
  sign: 'Northland',
  lede: 'Ask now, even if you live an hour from an office or are three years behind with tax. Say what you need, and up to three accountants answer with a price.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'What a Whangārei accountant does',
      items: [
        {
          title: 'Sole trader tax',
          text: 'For boatbuilders, riggers, fencers and hairdressers who invoice in their own name. The page starts with the deductions people miss.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Contractor tax',
          text: 'Forestry and bush work is on Inland Revenue’s list of schedular payments, so the payer deducts tax. Choose the rate with care.',
          path: '/contractor-tax',
        },
        {
          title: 'Small business tax',
          text: 'A family firm with unsorted papers is welcome. At a first meeting you normally find out what is there and what is missing.',
          path: '/small-business-tax',
        },
        {
          title: 'GST returns',
          text: 'A boatyard buys steel, resin and diesel long before the customer pays for a refit. Claim the GST on time, so that you have money for the work.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Tax on property sales',
          text: 'A holiday home at Tutukākā, a share in the family farm or a subdivided part of it: each sale has its own tax test.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Inland Revenue support',
          text: 'If you have letters that you never opened, an accountant can read them, list what you owe and call Inland Revenue.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'boats',
      heading: 'Boats: work or private use',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Boatyards have built and repaired yachts on this harbour for generations, and crews from overseas come here to have work done. GST on goods and labour for a visiting vessel may be different, if your papers show why. Check this before you send the invoice.',
        },
        {
          kind: 'paragraph',
          text: 'If you charter your launch on some weekends and take the family fishing on others, the mixed-use asset rules can apply. They divide its costs between the two. Write down every trip on the day: that log proves your claim.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'north',
      heading: 'Forestry, cattle and kūmara',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Timber leaves through the port at Marsden Point. There are dairy and beef farms in the valleys, avocados on the coast and kūmara around Dargaville. Whānau hold much of this land through trusts and incorporations, which may be taxed as Māori authorities. Ask whether the accountant already works for land trusts.',
        },
        {
          kind: 'paragraph',
          text: 'Papers get wet, lost or left in the truck. To be safe:',
        },
        {
          kind: 'steps',
          items: [
            'Photograph every receipt on the day.',
            'Use one bank account for the business only.',
            `Keep everything for ${facts.recordKeeping.figure}.[^recordKeeping]`,
          ],
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Whangārei',
      questions: [
        {
          id: 'cash-jobs',
          question: 'I never declared some cash jobs. What happens if I tell Inland Revenue?',
          answer:
            'You will owe the tax and interest. The penalty is much smaller when you tell Inland Revenue before it contacts you. An accountant can prepare the disclosure for you.',
        },
        {
          id: 'weekend-welding',
          question: 'I weld boats at the weekend. Do I need to be registered for GST?',
          answer: `Only above ${facts.gstRegistration.figure} of sales in 12 months.[^gstRegistration] Weekend sales may stay below that. They are still income, from the first dollar.`,
        },
        {
          id: 'auckland-accountant',
          question: 'Can I use an Auckland firm?',
          answer:
            'For a simple return, probably. For forestry, Māori land or marine work, ask any firm how many clients like you it already has.',
        },
        {
          id: 'quote-form-place',
          question: 'I live in Dargaville. Which place do I choose?',
          answer:
            'Whangārei. When an accountant replies, say where you live, and whether you want to meet or talk by video.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Whangārei',
      links: [
        { label: 'Accountants in Auckland', path: '/auckland' },
        { label: 'Hamilton and the Waikato', path: '/hamilton' },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Ask an accountant tonight',
      intro:
        'Send the form after work and read the replies when they come. It is free, and you do not have to choose anyone.',
      action: { label: 'Get Free Quotes', path: '/quote' },
      secondary: { label: 'Estimate your tax first', path: '/tax-calculator' },
    },
  ],
  updated: '2026-11-29',
};
