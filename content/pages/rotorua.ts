import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Kāingaroa', 'Taupō'];

export const page: Page = {
  path: '/rotorua',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Rotorua`,
  description: `Ask ${site.product.sentence} in Rotorua: motels, guides, short stays, Māori trusts, wood processing and bush crews. Free quotes, no obligation.`,
  name: 'Rotorua',
  heading: `Get quotes from ${site.product.sentence} for Rotorua`,
  sign: 'Lakes and forests',
  lede: 'Your guests book months ahead. Your wages go out weekly. An accountant who understands visitors, timber or trust land keeps the tax in step, and asking is free.',
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
          text: 'For guides, motels and gift shops whose takings arrive by card, booking site and cash tin. All three have to agree with the bank.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'PAYE and payroll',
          text: 'Split shifts, public holidays and students who leave in February make hospitality pay hard to get right by hand.',
          path: '/paye-services',
        },
        {
          title: 'Small business tax',
          text: 'Before you take over a motel lease, have its accounts read by a person who is not selling it.',
          path: '/small-business-tax',
        },
        {
          title: 'Sole trader tax',
          text: 'Massage, carving, bike coaching, photography: one person, one tax return, and more deductible than you might think.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Tax on property sales',
          text: 'A lakeside house that was let to visitors is not simply a family home when it sells. Bring the letting records.',
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
          text: 'Motels, rafting companies and cultural experiences all live on advance bookings. On the invoice basis GST is due for the period in which you issue an invoice or take any payment, whichever happens first. A deposit paid in May for a trip in December counts in May.',
        },
        {
          kind: 'paragraph',
          text: `Operators with a turnover of ${facts.gstPaymentsBasis.figure} or less have a choice: the payments basis.[^gstPaymentsBasis] Then GST follows the money in your account. Changing later means adjusting for invoices still open, so choose with care at the start.`,
        },
        { kind: 'subheading', text: 'When the season turns' },
        {
          kind: 'paragraph',
          text: 'School holidays and long weekends fill the town, and a wet winter month may not cover its own costs. Provisional tax can be estimated down in a poor year. If you estimate too low you pay interest, so let someone check the number with you.',
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
          text: 'An organisation that qualifies can elect to be a Māori authority. It then pays tax at its own rate and passes credits on with what it distributes, and the owners may need to show those distributions in their returns. Ask who in the firm has done this, and for how long.',
        },
        {
          title: 'A spare room or a whole holiday home, let by the night',
          text: 'Rent from visitors is income. Costs are shared between letting and private use, and a house that stands empty for part of the year may come under the mixed-use rules.',
        },
        {
          title: 'Crews in the Kāingaroa and mills in town',
          text: 'Planting, thinning and log cartage are done by contractors, from whose pay tax may be withheld. Mill staff on wages who cut firewood for sale at weekends probably run a small business, whether they call it one or not.',
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
          question: 'Doesn’t the booking site deal with GST for my room?',
          answer:
            'Online marketplaces now account for GST on many short stays booked through them, even when the host is not registered. Your income tax stays with you, and so do bookings made directly. Tell the accountant which sites you use.',
        },
        {
          id: 'summer-guide',
          question: 'I guide only in summer and go overseas in winter. Where am I taxed?',
          answer:
            'That depends on where your home is and how many days you spend here. Many people in this position remain New Zealand tax residents, which brings their winter pay into the return as well.',
        },
        {
          id: 'tips-and-koha',
          question: 'Do tips and koha count?',
          answer:
            'Tips for your work are income. A true koha, given freely with nothing supplied in return, can be different. Record both when they are received.',
        },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Get quotes before the next busy week',
      intro: 'The service is paid for by accountants; clients are never charged.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Rotorua',
      links: [
        { label: 'Tauranga and the coast', path: '/tauranga' },
        { label: 'Hamilton, over the hill', path: '/hamilton' },
        { label: 'Napier, beyond Taupō', path: '/napier' },
      ],
    },
  ],
  updated: '2026-11-29',
};
