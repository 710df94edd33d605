import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Brynderwyns', 'Dargaville', 'Marsden', 'Tutukākā'];

export const page: Page = {
  path: '/whangarei',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Whangārei`,
  description: `Ask ${site.product.sentence} in Whangārei and Northland for a free quote: boatyards, forestry crews, farms, holiday homes, GST and tax you have fallen behind on.`,
  name: 'Whangārei',
  heading: `Get prices from Whangārei ${site.product.sentence}`,
  sign: 'Northland',
  lede: 'You may be an hour from the nearest office and three years behind. Neither is a reason to wait: write down what you need here, and let accountants come to you with a quote.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'What a Whangārei accountant does',
      items: [
        {
          title: 'Sole trader tax',
          text: 'Boatbuilders, riggers, fencers, hairdressers: if you invoice in your own name, this is your page. It starts with the deductions people miss.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Contractor tax',
          text: 'Forestry and bush work is on Inland Revenue’s list of schedular payments, so tax is held back before you see the money. Choose the rate with care.',
          path: '/contractor-tax',
        },
        {
          title: 'Small business tax',
          text: 'A family firm that keeps its papers in a shoebox is welcome. At a first meeting you normally find out what is there and what is missing.',
          path: '/small-business-tax',
        },
        {
          title: 'GST returns',
          text: 'Steel, resin and diesel are bought long before a refit is paid for. Claim the GST on time, and the yard has money to go on.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Tax on property sales',
          text: 'A holiday home at Tutukākā, a share in the family farm or a subdivided corner of it: each sale has its own test.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Inland Revenue support',
          text: 'Unopened envelopes are common and can be dealt with. Somebody reads them for you, lists what is owed and calls Inland Revenue.',
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
          text: 'Yachts have been built and repaired on this harbour for generations, and cruising crews from overseas come here to have work done. Charging them is not always like charging a neighbour. Goods and labour for a vessel that is only visiting may be treated differently for GST, provided your paperwork shows why. Settle it before the invoice goes out.',
        },
        {
          kind: 'paragraph',
          text: 'Owners of charter boats have another question. A launch that earns money on some weekends and takes the family fishing on others can come under the mixed-use asset rules, which share its costs between the two. Write down every trip on the day: that log proves your claim.',
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
          text: 'Timber goes out through the port at Marsden Point. Dairy and beef farms fill the valleys, avocados do well on the coast, and the flats around Dargaville grow kūmara. Much of this land is held by whānau through trusts and incorporations, which may be taxed as Māori authorities under rules not every accountant has used.',
        },
        {
          kind: 'paragraph',
          text: 'Papers get wet, lost or left in the truck.',
        },
        {
          kind: 'steps',
          items: [
            'Photograph every receipt on the day.',
            'Keep one bank account for the business only.',
            `Hold on to it all for ${facts.recordKeeping.figure}.[^recordKeeping]`,
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
          question: 'I never declared some cash jobs. What happens if I come forward?',
          answer:
            'You will owe the tax and interest. The penalty is much smaller when you tell Inland Revenue before it contacts you. An accountant can prepare the disclosure, and has almost certainly seen worse.',
        },
        {
          id: 'weekend-welding',
          question: 'I weld boats at the weekend. Do I need to be registered for GST?',
          answer: `Not while you stay below the line. It is ${facts.gstRegistration.figure} in 12 months,[^gstRegistration] and weekend takings may stay below it. They are still income, though, from the first dollar.`,
        },
        {
          id: 'auckland-accountant',
          question: 'Would an Auckland firm do just as well?',
          answer:
            'For a plain return, quite possibly. For forestry, Māori land or marine work, ask any firm, near or far, how many clients like you it already has.',
        },
        {
          id: 'quote-form-place',
          question: 'I live in Dargaville. Which place do I choose?',
          answer:
            'Whangārei. Then tell whoever replies which town you are in and whether you would rather meet or talk by video.',
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
        'Send the form after work and read the replies when they come. Saying no to all of them is fine and costs nothing.',
      action: { label: 'Get Free Quotes', path: '/quote' },
      secondary: { label: 'Estimate your tax first', path: '/tax-calculator' },
    },
  ],
  updated: '2026-11-29',
};
