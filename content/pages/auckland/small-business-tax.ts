import { cityDetails } from '#content/cities.ts';
import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Ōrewa', 'Penrose', 'Pukekohe', 'Takapuna', 'Wellsford'];

export const page: Page = {
  path: '/auckland/small-business-tax',
  kind: 'standard',
  family: 'service',
  title: 'Auckland Small Business Tax',
  description:
    'Small business tax in Auckland: what to expect to pay, the local costs worth claiming, importing through the port, and whether your accountant has to be near.',
  keywords: [
    'Auckland small business tax',
    'small business accountant Auckland',
    'Auckland GST accountant',
    'Auckland tax return cost',
  ],
  name: 'Small business tax',
  parent: { label: 'Auckland', path: '/auckland' },
  sign: 'Tāmaki Makaurau Auckland',
  heading: 'Small business tax in Auckland',
  lede: 'The tax rules are the same from Wellsford to Pukekohe. Rent, traffic, imports and the choice of accountants differ.',
  town: 'auckland',
  drawingAlt: cityDetails.auckland.drawing,
  leadForm: {
    title: 'Get Auckland business quotes',
    subtitle: 'From Wellsford to Pukekohe. Asking is free.',
  },
  sections: [
    {
      id: 'business-types',
      kind: 'items',
      heading: 'What Auckland businesses ask about',
      intro:
        'Tell an accountant which of these you are. It changes the quote more than your suburb.',
      items: [
        {
          title: 'Importers and online shops',
          text: 'Customs collects GST on goods that arrive at the port or the airport. If you are registered, you can claim it in your GST return, but you need the import entry. A courier’s invoice alone may not be enough.',
        },
        {
          title: 'Builders and trades',
          text: 'Retentions, labour-only subcontractors and a ute parked at home are each taxed in a different way. The [construction tax guide](/industries/construction-tax) explains each of them.',
        },
        {
          title: 'Cafés, bars and shops',
          text: 'Card, cash and delivery app sales must all agree with the till. Apps take their fee before they pay you: the sale is the full price, and the fee is a cost.',
        },
        {
          title: 'Agencies, software and consulting',
          text: 'Services sold to clients overseas can be zero-rated for GST, if you keep proof of where the client is. Subscriptions bought from overseas may carry GST you can claim.',
        },
        {
          title: 'Selling into Australia',
          text: 'With Australian customers, you may also have to register there and file a business activity statement (BAS). Ask for an accountant who deals with both, or who works with a registered agent in Australia.',
        },
        {
          title: 'Family businesses and trusts',
          text: 'If one family owns the shop, the house and a rental, the tax depends on who owns what. Ask before a sale or a transfer.',
        },
      ],
    },
    {
      id: 'local-costs',
      kind: 'prose',
      heading: 'Auckland costs to keep records of',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can deduct these anywhere in New Zealand. In Auckland they may be larger.',
        },
        {
          kind: 'list',
          items: [
            '**Parking and tolls** on the way to clients, such as the toll road north of Ōrewa. Photograph the meter receipt. Fines are not deductible.',
            '**Crossing town between jobs.** Travel from one job to the next is business travel. Travel from home to a regular workplace is private.',
            '**Ferry, train and bus fares** to see a client. Note the visit beside the trip on your AT HOP card.',
            '**Space.** Shop and office rent, a storage unit in Penrose or a desk in Takapuna. If you work at home, a share of rent or mortgage interest, council rates and power, by the area you use.',
            '**Lease costs.** You deduct a fit-out over years. Before you sign, ask how the cost of restoring the place at the end of a lease is taxed.',
          ],
        },
      ],
    },
    {
      id: 'prices',
      kind: 'table',
      heading: 'What it costs',
      intro:
        'Typical ranges for a small business.[^prices] They are for all of New Zealand. Firms with central offices can charge more. Many accountants who work online charge the same everywhere.',
      table: {
        caption: 'Typical prices for an Auckland small business',
        columns: [
          { label: 'Service' },
          { label: 'Price range', numeric: true },
          { label: 'Timeframe', numeric: true },
        ],
        rows: [
          ['Annual return', facts.priceAnnualReturn.figure, facts.priceAnnualReturn.time],
          ['GST return', facts.priceGstReturn.figure, facts.priceGstReturn.time],
          ['Consultation', facts.priceConsultation.figure, facts.priceConsultation.time],
        ],
      },
    },
    {
      id: 'near-or-online',
      kind: 'columns',
      heading: 'Meet in person or online?',
      intro:
        'From Manukau to an accountant in Albany can take an hour or more. Decide whether you need to meet.',
      columns: [
        {
          heading: 'A nearby accountant helps when',
          items: [
            'Your records are on paper',
            'The accountant has to see stock or a site',
            'You prefer to talk in another language and know someone local who speaks it',
            'Inland Revenue has asked for an interview',
          ],
        },
        {
          heading: 'Online is enough when',
          items: [
            'Your bank is linked to software',
            'The work is returns and questions',
            'You travel all day',
            'The best price is outside your suburb',
          ],
        },
      ],
    },
    {
      id: 'questions',
      kind: 'questions',
      heading: 'Questions from Auckland owners',
      questions: [
        {
          id: 'january',
          question: 'My accountant closes for summer. What about January?',
          answer:
            'GST for the period to the end of November is due in mid-January. For most businesses, a provisional tax instalment is due then too. Send your records in early December and set the payments up in advance. The [deadline calendar](/blog/nz-tax-deadlines-2025) has the dates.',
        },
        {
          id: 'home-business-rates',
          question: 'I run the business from a flat. Are my council rates a deduction?',
          answer:
            'If you own the flat, the business share of the rates can be deducted. If you rent, your rent includes them, so claim the business share of the rent.',
        },
        {
          id: 'leave-my-accountant',
          question: 'Can I change accountants in the middle of the year?',
          answer:
            'Yes. The new firm asks the old one for your records and Inland Revenue for access as your agent. Settle any unpaid fee first, and change outside the weeks when a return is due.',
        },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Ask Auckland accountants',
      intro:
        'Get quotes for your own case, or look through the [Auckland listings](/auckland) first. For what each service covers, read [small business tax](/small-business-tax).',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: `See ${site.product.sentence} in Auckland`, path: '/auckland' },
    },
  ],
  service: 'tax-return',
  updated: '2026-11-21',
};
