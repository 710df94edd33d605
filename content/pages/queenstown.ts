import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Arrowtown', 'Tāhuna', 'Wānaka', 'Whakatipu'];

export const page: Page = {
  path: '/queenstown',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Queenstown`,
  description: `Queenstown ${site.product.sentence} for short-stay hosts, tour operators, hospitality and seasonal staff. Send one request and weigh up the quotes, free.`,
  name: 'Queenstown',
  sign: 'Tāhuna, Whakatipu',
  heading: `Queenstown ${site.product.sentence} for seasonal businesses`,
  lede: 'You are busy in winter and in summer, and tax dates fall in both. Ask someone who does this work all year.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Six ways to use an accountant here',
      items: [
        {
          title: 'Capital gains and the bright-line test',
          text: 'Apartment, holiday home or bare section: get the sale looked at before you accept an offer, as purpose matters along with time.',
          path: '/capital-gains-tax',
        },
        {
          title: 'GST for hosts and operators',
          text: 'Deposits, cancellations and vouchers all raise the question of when GST is due. Set it up once in your booking system.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'PAYE and seasonal payroll',
          text: 'Staff arrive in June and go in October. Someone else can do the starting, the leaving and the final holiday pay.',
          path: '/paye-services',
        },
        {
          title: 'Guides, instructors and crew',
          text: 'Many are told they are contractors. If the roster, uniform and price are the operator’s, ask whether that is true.',
          path: '/contractor-tax',
        },
        {
          title: 'Restaurants, bars and hire shops',
          text: 'Monthly figures that show whether a full house made money once rent and wages were met.',
          path: '/small-business-tax',
        },
        {
          title: 'Being audited',
          text: 'Booking platforms report what hosts earn. If a letter says the totals differ, bring in help before replying.',
          path: '/tax-audit-help',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'short-stays',
      heading: 'Hosting a spare room or a whole house',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Money from paying guests is income, even if the platform sends it to an overseas account. GST has a rule of its own: on short stays booked online, the platform may collect it although you are not registered.',
        },
        {
          kind: 'paragraph',
          text: 'Hosts sometimes register by choice to claim GST on the purchase. Think about the end as well. GST can be due on the house when you sell it, move in or stop hosting, and by then the value may have risen.',
        },
        {
          kind: 'paragraph',
          text: 'Do you ski from the place yourself and leave it empty between times? Mixed-use rules may then divide the costs by nights. Keep these from the first booking:',
        },
        {
          kind: 'list',
          items: [
            'a calendar of nights let, nights used by you or friends, and nights empty;',
            'payout statements showing the platform’s fees;',
            'invoices for cleaning, linen and power, with loan and rates notices.',
          ],
        },
      ],
    },
    {
      kind: 'items',
      id: 'working-the-seasons',
      heading: 'Working the seasons',
      items: [
        {
          title: 'January is the hard month',
          text: `Provisional tax falls on ${facts.provisionalTaxDates.figure}.[^provisionalTaxDates] The middle date lands in peak summer, and GST for a period ending 30 November is due the same day.`,
        },
        {
          title: 'New arrivals on the roster',
          text: 'A barista on a working holiday needs an IRD number. Until the employer has it, tax comes off at 45%, the no-notification rate.',
        },
        {
          title: 'Beds and lift passes',
          text: 'Accommodation supplied with a job is normally taxable to the worker. A season pass given to staff may mean fringe benefit tax for you instead. Tips are income as well.',
        },
        {
          title: 'Trips sold abroad',
          text: 'A jet-boat ride taken here normally carries GST no matter where the customer lives or paid. Check that agents’ net rates were worked out that way.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Queenstown',
      intro: 'This is general information. Your own facts can change the answer.',
      questions: [
        {
          id: 'leaving-after-winter',
          question: 'I fly home when the lifts close. Will I get tax back?',
          answer:
            'You may, as you earned for only part of the year and were taxed as if it were all of it. Tell Inland Revenue your leaving date and have the year worked out. Leave a bank account open for the refund.',
        },
        {
          id: 'back-to-back-winters',
          question: 'I teach skiing in both hemispheres. Where do I pay?',
          answer:
            'Possibly in both. A New Zealand tax resident declares earnings from everywhere and can get credit for tax paid abroad. Residence is worked out from your days here and your ties, not your passport.',
        },
        {
          id: 'boarder',
          question: 'Is rent from a boarder treated like an Airbnb?',
          answer:
            'No. Inland Revenue has standard-cost methods for each, with separate limits. If you stay within them, you need fewer records.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns near Queenstown',
      links: [
        { label: 'Dunedin', path: '/dunedin' },
        { label: 'Invercargill', path: '/invercargill' },
      ],
    },
    {
      kind: 'action',
      id: 'quotes',
      heading: 'Ask before the next season',
      intro: 'Wānaka, Arrowtown and Cromwell are welcome too. Nothing to pay, nothing to sign.',
      action: { label: 'Get Free Quotes', path: '/quote' },
      secondary: { label: 'Work out GST', path: '/gst-calculator' },
    },
  ],
  updated: '2026-11-29',
};
