import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Maunganui', 'Moana', 'Pāpāmoa'];

export const page: Page = {
  path: '/tauranga',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Tauranga`,
  description: `Get quotes from ${site.product.sentence} for Tauranga: orchards, packhouse payrolls, builders, exporters and retirees. One request, free quotes, your choice.`,
  name: 'Tauranga',
  heading: `Find ${site.product.sentence} for Tauranga and the western Bay`,
  sign: 'Tauranga Moana',
  lede: 'Cafés, orchards, port contracts and overseas pensions are taxed differently. Say what you need, and up to three accountants answer with a price.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  secondary: { label: 'See common questions', path: '#questions' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Services for people in Tauranga',
      intro: 'Each has a page that explains it.',
      items: [
        {
          title: 'Contractor tax',
          text: 'For orchard crews, crane engineers and carpenters in Pāpāmoa. Some payers must withhold tax from your invoice. Find out whether yours must, and which rate to ask for.',
          path: '/contractor-tax',
        },
        {
          title: 'PAYE and payroll',
          text: 'A packhouse can double its staff within two weeks. Set up tax codes and KiwiSaver while the team is still small.',
          path: '/paye-services',
        },
        {
          title: 'Tax on property sales',
          text: 'If you moved to Mount Maunganui and rent out the old house, the day you sell it can matter as much as its price.',
          path: '/capital-gains-tax',
        },
        {
          title: 'GST returns',
          text: 'Exports, local sales and a few private purchases on one card: an accountant can separate them for you.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Small business tax',
          text: 'Cafés, clinics and marine electricians all need correct accounts, and a tax bill that they expect.',
          path: '/small-business-tax',
        },
        {
          title: 'Tax audit help',
          text: 'Inland Revenue looks closely at building and property, and Tauranga has a lot of both. If a letter has come, get advice before you answer it.',
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
          text: 'Picking starts in autumn. The grower is then paid for that crop in instalments over many months, into the next season. So a good crop can bring a tax bill in a year when you earn less.',
        },
        {
          kind: 'paragraph',
          text: 'An accountant who knows orchards will forecast the payments and compare them with your provisional tax. They tell you early if you should pay more or less. They also know the income equalisation scheme, which lets growers move income from a good year to a poor one.',
        },
        {
          kind: 'paragraph',
          text: 'When you buy an orchard, the land, vines, frames and licence to grow a protected variety are each taxed differently. Buyer and seller have to divide the price in the same way, so write it in the contract.',
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
          text: 'The port is one of the busiest in the country. Transport, storage and ship repair firms around it may pay suppliers before customers pay them. So check when your GST falls due.',
        },
        {
          title: 'Builders',
          text: 'New suburbs mean progress claims, retentions and subcontractors. Our [construction tax guide](/industries/construction-tax) explains each of them.',
        },
        {
          title: 'Retired people',
          text: 'New Zealand Superannuation is taxed. So is most interest, rent and part-time pay. If you have an overseas pension, say so when you ask.',
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
          answer: `Yes, at ${facts.gstZeroRate.figure}.[^gstZeroRate] You still put those sales in the return. Keep shipping papers that prove the goods left New Zealand.`,
        },
        {
          id: 'avocado-block',
          question: 'Is my small avocado block a business?',
          answer:
            'It depends on whether you intend to make a profit and how you run it. The size of the block alone does not decide. Losses of a business may reduce the tax on wages, so ask before you claim any.',
        },
        {
          id: 'second-job',
          question: 'I pack fruit at night and have a day job. Am I taxed twice?',
          answer:
            'No. The second job uses a secondary tax code. It takes more from that pay, so that the total is about right. Inland Revenue works out the rest after 31 March. [Work out your two jobs](/tax-calculator#calculator).',
        },
        {
          id: 'pension-transfer',
          question: 'I want to bring a British pension over. Who should I ask first?',
          answer:
            'Ask an accountant who has done several transfers, before you move any money. Part of a transfer can be taxed here. How much depends on how long you have lived in New Zealand.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Get a quote for your tax',
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
