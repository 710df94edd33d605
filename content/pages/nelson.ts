import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Motueka', 'Moutere', 'Waimea', 'Whakatū'];

export const page: Page = {
  path: '/nelson',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Nelson`,
  description: `${site.product.title} for Nelson and Tasman: share fishers, growers, wineries, makers and tourism operators. Get free quotes and compare before you choose.`,
  name: 'Nelson',
  sign: 'Whakatū, top of the South',
  heading: `Nelson ${site.product.sentence} for seasonal work`,
  lede: 'Picking, fishing and tourism have different busy months. Get a price from an accountant who plans the tax around yours.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Tax help in Nelson',
      items: [
        {
          title: 'Paying pickers and packers',
          text: 'Staff for one harvest can need more payroll work than permanent staff do all year. A payroll service can do the filing, leave pay and final pays.',
          path: '/paye-services',
        },
        {
          title: 'Share fishers and vineyard contractors',
          text: 'The payer deducts tax, at a rate that may be wrong for you. Your return corrects it.',
          path: '/contractor-tax',
        },
        {
          title: 'GST for exporters',
          text: `Goods you ship overseas are normally charged GST at ${facts.gstZeroRate.figure},[^gstZeroRate] and you still claim GST on what you buy. Keep shipping papers that prove the goods left New Zealand.`,
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Cafés, kayaks and workshops',
          text: 'Annual accounts that show which months earn most, and how much to save for the quiet ones.',
          path: '/small-business-tax',
        },
        {
          title: 'Potters, jewellers and other makers',
          text: 'Market sales, online orders and a part-time wage all belong in one return. A spreadsheet is enough at first.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Behind with Inland Revenue',
          text: 'If you missed returns because a harvest was late, an accountant can file them and propose payments you can afford.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'tasman-year',
      heading: 'The tax year in Nelson and Tasman',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Late summer and autumn.** Hops, apples and grapes are picked around Motueka, Moutere and the Waimea Plains. Wages are highest long before any buyer pays for the crop.',
            '**31 March.** Most tax years end when picking is busiest. You must count what is in the coolstore or the tank that night, so plan it early.',
            '**Winter.** Pruning and orchard development. Contract work on the land is on Inland Revenue’s list of schedular payments, so the payer deducts tax.',
            '**Summer.** Boats, bikes and beds for visitors to Abel Tasman. When the hours of casual staff change, work out their leave again.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Tax dates stay the same when fruit is late. Put the GST and the income tax into a separate bank account as the money comes in.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'port-and-cellar',
      heading: 'Fishing, wine and beer',
      blocks: [
        { kind: 'subheading', text: 'On the boats' },
        {
          kind: 'paragraph',
          text: 'Crew who supply only labour for a share of the catch are self-employed, although the boat owner deducts tax. You can claim wet-weather gear and safety certificates. ACC sends its own invoice, months later. For owners, permanent quota and a catch entitlement bought for one season are taxed differently.',
        },
        { kind: 'subheading', text: 'Wine, beer and cider' },
        {
          kind: 'paragraph',
          text: 'You pay excise to the Customs Service on alcohol sold in New Zealand. Excise is separate from GST. You then charge GST on a price that includes the excise. New brewers who forget that can lose their profit.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Nelson',
      questions: [
        {
          id: 'seasonal-code',
          question: 'Do seasonal workers from the Pacific have a special tax code?',
          answer:
            'Yes, if they come under the Recognised Seasonal Employer scheme. Backpackers and local staff use the ordinary codes they declare to you.',
        },
        {
          id: 'flood-insurance',
          question: 'The insurer paid out after the floods. Is that income?',
          answer:
            'Part of it can be. Insurance for lost profit is income. A payment for damaged equipment can undo depreciation you claimed earlier. Show the claim papers to the accountant.',
        },
        {
          id: 'overseas-pension',
          question: 'I retired here with a pension from overseas. Should it be in a return?',
          answer:
            'Usually, yes, but the tax treaty with the country that pays it may change the result. Moving the whole fund to New Zealand has separate rules, so ask before you move any money.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Nelson',
      links: [
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
      ],
    },
    {
      kind: 'action',
      id: 'quotes',
      heading: 'Get quotes before the next harvest',
      intro: 'If you live in Motueka, Richmond or Golden Bay, choose Nelson. It is free.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
