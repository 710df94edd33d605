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
  heading: `Nelson ${site.product.sentence} for work that follows the season`,
  lede: 'Picking, fishing and visitors each bring their own busy months. Get a price from someone who will plan the tax around yours.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Tax help in Nelson',
      items: [
        {
          title: 'Paying pickers and packers',
          text: 'A gang taken on for one harvest can make more payroll work than the permanent staff do all year. Hand over the filing, leave pay and final pays for the season.',
          path: '/paye-services',
        },
        {
          title: 'Share fishers and vineyard contractors',
          text: 'Tax comes off before you are paid, at a rate that may not suit you. The return puts that right.',
          path: '/contractor-tax',
        },
        {
          title: 'GST for exporters',
          text: `Goods you ship overseas are normally charged GST at ${facts.gstZeroRate.figure},[^gstZeroRate] and you still claim GST on what you buy. The shipping papers have to prove it.`,
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Cafés, kayaks and workshops',
          text: 'Annual accounts that show which months carried the business, and what to save for the quiet ones.',
          path: '/small-business-tax',
        },
        {
          title: 'Potters, jewellers and other makers',
          text: 'Market takings, online orders and a part-time wage all belong in one return. A spreadsheet is enough to begin with.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Behind with Inland Revenue',
          text: 'Returns are often missed when a harvest runs late. Someone can file them, and propose payments that match your income.',
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
            '**Late summer into autumn.** Hops, apples and grapes come in around Motueka, Moutere and the Waimea Plains. Wages peak well before any buyer has paid for the crop.',
            '**31 March.** Most tax years end in the thick of picking. Whatever lies in the coolstore or the tank that night must be counted, so book the stocktake early.',
            '**Winter.** Pruning and orchard development. Contract work on the land is on Inland Revenue’s list of schedular payments, which means the payer deducts tax.',
            '**Summer.** Boats, bikes and beds for people heading to Abel Tasman. Casual staff need leave worked out afresh as their hours change.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Tax dates do not wait for ripe fruit. Put the GST and the income tax into a separate bank account as the money comes in.',
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
          text: 'Crew who supply only labour for a share of the catch are self-employed, although the boat takes tax out. Wet-weather gear and safety tickets can be claimed. ACC sends its own invoice, months later. Owners have another question: quota held for good is a different thing, for tax, from the catch entitlement bought for one season.',
        },
        { kind: 'subheading', text: 'Wine, beer and cider' },
        {
          kind: 'paragraph',
          text: 'Alcohol sold in New Zealand carries excise, paid to the Customs Service and quite separate from GST. GST is then charged on a price that already includes the excise. New brewers who work it out the other way lose their profit.',
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
            'Yes, those who come under the Recognised Seasonal Employer scheme do. Backpackers and locals go on the ordinary codes they declare to you.',
        },
        {
          id: 'flood-insurance',
          question: 'The insurer paid out after the floods. Is that income?',
          answer:
            'Part of it can be. Cover for lost profit counts as income, and a payment for damaged plant can undo depreciation you claimed earlier. Bring the claim file to the first meeting.',
        },
        {
          id: 'overseas-pension',
          question: 'I retired here with a pension from overseas. Should it be in a return?',
          answer:
            'As a rule, yes, although the treaty with the country that pays it may change the result. Moving the whole fund to New Zealand has separate rules, so seek advice before you transfer.',
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
      intro: 'Motueka, Richmond and Golden Bay count as Nelson here. There is no charge to you.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
