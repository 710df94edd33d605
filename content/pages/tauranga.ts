import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Kaimai', 'Moana', 'Pāpāmoa'];

export const page: Page = {
  path: '/tauranga',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Tauranga`,
  description: `Get quotes from ${site.product.sentence} for Tauranga: orchards, packhouse payrolls, builders, exporters and retirees. One request, free quotes, your choice.`,
  name: 'Tauranga',
  heading: `Find ${site.product.sentence} for Tauranga and the western Bay`,
  sign: 'Tauranga Moana',
  lede: 'Orchard payments, port contracts and pensions from overseas do not fit one return. Describe your situation, and up to three accountants say what they would charge.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  secondary: { label: 'See common questions', path: '#questions' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Services for people in Tauranga',
      intro: 'Each one has a page that explains the work.',
      items: [
        {
          title: 'Contractor tax',
          text: 'Orchard gangs, crane engineers, carpenters in Pāpāmoa: some payers must withhold tax from your invoice. Learn whether yours does, and which rate to ask for.',
          path: '/contractor-tax',
        },
        {
          title: 'PAYE and payroll',
          text: 'A packhouse can double its staff within two weeks. Get tax codes and KiwiSaver set up while it is still small.',
          path: '/paye-services',
        },
        {
          title: 'Tax on property sales',
          text: 'Moved to the Mount and kept the old house as a rental? The day you sell can matter as much as the price.',
          path: '/capital-gains-tax',
        },
        {
          title: 'GST returns',
          text: 'Exports, local sales and a few private purchases on one card: somebody has to sort them. It does not have to be you.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Small business tax',
          text: 'Cafés, clinics and marine electricians all need the same two things: accounts that are right, and a tax bill that they expect.',
          path: '/small-business-tax',
        },
        {
          title: 'Tax audit help',
          text: 'Inland Revenue looks closely at building and property, and Tauranga has plenty of both. If a letter has come, get advice before you answer it.',
          path: '/tax-audit-help',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'kiwifruit',
      heading: 'Kiwifruit: one crop, several payments',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Picking starts in autumn. The grower’s money for that crop then comes in instalments spread over many months, well into the following season. A good crop can therefore cause a tax bill in a year when less is coming in.',
        },
        {
          kind: 'paragraph',
          text: 'An accountant who knows orchards will forecast the payments, compare that with your instalments of provisional tax and tell you early if you should pay more or less. They will also know the income equalisation scheme, which lets growers move income from a strong year to a weak one.',
        },
        {
          kind: 'paragraph',
          text: 'Buying an orchard? Land, vines, frames and a licence to grow a protected variety are each taxed differently. Buyer and seller have to use the same split of the price, so agree on it in the contract.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'who-asks',
      heading: 'Who asks for help',
      items: [
        {
          title: 'Freight and marine firms',
          text: 'The port is one of the busiest in the country. Transport, storage and ship repair firms around it may pay their suppliers before customers pay them, so the period in which GST falls due matters.',
        },
        {
          title: 'Builders',
          text: 'New suburbs mean progress claims, retentions and subcontractors. Our [construction tax guide](/industries/construction-tax) goes through them one at a time.',
        },
        {
          title: 'Retired people',
          text: 'New Zealand Superannuation is taxed, and so is most interest, rent and part-time pay on top of it. Name any overseas pension when you ask.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Tauranga',
      questions: [
        {
          id: 'exports',
          question: 'Does GST apply to what I export through the port?',
          answer: `At ${facts.gstZeroRate.figure}.[^gstZeroRate] You still put those sales in the return, and you need shipping papers that prove the goods left.`,
        },
        {
          id: 'avocado-block',
          question: 'Is my small avocado block a business?',
          answer:
            'It depends on whether you mean to make a profit and how you go about it; the size of the block alone does not settle it. The answer decides if losses can be set against wages, so have it checked before you claim any.',
        },
        {
          id: 'second-job',
          question: 'I pack fruit at night and have a day job. Am I taxed twice?',
          answer:
            'No. The second job uses a secondary tax code, which takes more from that pay so that the total comes out about right. Inland Revenue works out the rest after 31 March. [Work out your two jobs](/tax-calculator#calculator).',
        },
        {
          id: 'pension-transfer',
          question: 'I want to bring a British pension over. Who should I ask first?',
          answer:
            'An accountant who has done several transfers, and before you move any money. Part of a transfer can be taxable here, and how much depends on how long you have lived in New Zealand.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Get quotes after the harvest',
      intro: 'It takes a few minutes on a phone.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Tauranga',
      links: [
        { label: 'Accountants in Hamilton', path: '/hamilton' },
        { label: 'Accountants in Rotorua', path: '/rotorua' },
      ],
    },
  ],
  updated: '2026-11-29',
};
