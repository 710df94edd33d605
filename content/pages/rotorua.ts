import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Kāingaroa'];

export const page: Page = {
  path: '/rotorua',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Rotorua`,
  description: `Ask ${site.product.sentence} in Rotorua: motels, guides, short stays, Māori trusts, wood processing and bush crews. Free quotes, no obligation.`,
  name: 'Rotorua',
  heading: `Get quotes from ${site.product.sentence} for Rotorua`,
  sign: 'Lakes and forests',
  lede: 'Guests book months ahead, and you pay wages every week. Ask an accountant who understands tourism, timber or trust land to plan your tax. Asking is free.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  secondary: { label: 'Work out GST on a price', path: '/gst-calculator' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'What you can get quotes for',
      items: [
        {
          title: 'GST returns',
          text: 'For guides, motels and gift shops that are paid by card, by booking site and in cash. All three have to agree with the bank.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'PAYE and payroll',
          text: 'Split shifts, public holidays and students who leave in February make hospitality pay hard to work out by hand.',
          path: '/paye-services',
        },
        {
          title: 'Small business tax',
          text: 'Before you take over a motel lease, have your own accountant check its accounts.',
          path: '/small-business-tax',
        },
        {
          title: 'Sole trader tax',
          text: 'For massage, carving, bike coaching or photography: one tax return, and the costs you can deduct.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Tax on property sales',
          text: 'A lakeside house that you rent to visitors may not count as a family home when you sell it. Bring the booking records.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Tax audit help',
          text: 'If Inland Revenue asks how you recorded cash sales, the first reply matters most. Let an accountant write it.',
          path: '/tax-audit-help',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'deposits',
      heading: 'A deposit can be taxed before the guest arrives',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Motels, rafting companies and cultural tours depend on early bookings. On the invoice basis, GST is due for the period of your invoice or of any payment, whichever comes first. A deposit paid in May for a trip in December counts in May.',
        },
        {
          kind: 'paragraph',
          text: `With a turnover of ${facts.gstPaymentsBasis.figure} or less, you can choose the payments basis.[^gstPaymentsBasis] Then GST is due for the period in which the money comes. If you change later, you must adjust for unpaid invoices, so choose with care.`,
        },
        { kind: 'subheading', text: 'In a poor season' },
        {
          kind: 'paragraph',
          text: 'School holidays and long weekends fill the town, but a wet winter month may not cover its costs. In a poor year you can estimate a lower provisional tax. If you estimate too low, you pay interest, so have an accountant check it.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'kinds-of-client',
      heading: 'Three situations that need experience',
      items: [
        {
          title: 'Trusts and incorporations that hold Māori land',
          text: 'An organisation that qualifies can choose to be a Māori authority. It then has its own tax rate, and passes tax credits to its owners with each distribution. The owners may have to declare those. Ask whether the accountant already works for land trusts.',
        },
        {
          title: 'A spare room or a holiday home, rented by the night',
          text: 'Rent from visitors is income. You divide the costs between renting and private use. A house that is empty for part of the year may come under the mixed-use rules.',
        },
        {
          title: 'Crews in Kāingaroa forest and mill staff',
          text: 'Contractors do planting, thinning and log transport, and the payer may withhold tax. Mill staff on wages who cut firewood for sale at weekends probably run a small business too.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Rotorua',
      questions: [
        {
          id: 'booking-site-gst',
          question: 'Does the booking site deal with GST for my room?',
          answer:
            'Booking sites now account for GST on many short stays, even when the host is not registered. You still pay your own income tax, and account for direct bookings yourself. Tell the accountant which sites you use.',
        },
        {
          id: 'summer-guide',
          question: 'I guide only in summer and go overseas in winter. Where am I taxed?',
          answer:
            'It depends on where your home is and how many days you spend here. Many guides stay New Zealand tax residents. Then the winter pay goes in the return as well.',
        },
        {
          id: 'tips-and-koha',
          question: 'Are tips and koha income?',
          answer:
            'Tips for your work are income. A true koha, given freely with nothing supplied in return, can be different. Record both when you get them.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Get quotes before the next busy week',
      intro: 'Accountants pay for this service. You pay nothing.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Rotorua',
      links: [
        { label: 'Tauranga and the coast', path: '/tauranga' },
        { label: 'Hamilton and the Waikato', path: '/hamilton' },
        { label: 'Napier and Hawke’s Bay', path: '/napier' },
      ],
    },
  ],
  updated: '2026-11-29',
};
