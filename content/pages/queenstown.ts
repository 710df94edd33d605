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
  description: `Queenstown ${site.product.sentence} for short-stay hosts, tour operators, hospitality and seasonal staff. Send one request and compare the quotes, free.`,
  name: 'Queenstown',
  sign: 'Tāhuna, Whakatipu',
  heading: `Queenstown ${site.product.sentence} for seasonal businesses`,
  lede: 'You are busy in winter and in summer, and tax dates fall in both. Ask an accountant for a price.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Six ways to use an accountant here',
      items: [
        {
          title: 'Capital gains and the bright-line test',
          text: 'Apartment, holiday home or empty section: ask before you accept an offer. Your purpose when you bought matters, and so does time.',
          path: '/capital-gains-tax',
        },
        {
          title: 'GST for hosts and operators',
          text: 'Deposits, cancellations and vouchers all affect when GST is due. Set it up once in your booking system.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'PAYE and seasonal payroll',
          text: 'Staff arrive in June and leave in October. A payroll service can do their forms and their final holiday pay.',
          path: '/paye-services',
        },
        {
          title: 'Guides, instructors and crew',
          text: 'If the operator decides your roster, uniform and price, ask whether you are really a contractor.',
          path: '/contractor-tax',
        },
        {
          title: 'Restaurants, bars and hire shops',
          text: 'Monthly figures that show whether a busy month made money after rent and wages.',
          path: '/small-business-tax',
        },
        {
          title: 'Being audited',
          text: 'Booking sites report what hosts earn. If a letter says the totals differ, ask for help before you reply.',
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
          text: 'Money from guests is income, even if the booking site sends it to an overseas account. On short stays booked online, the site may collect GST even when you are not registered.',
        },
        {
          kind: 'paragraph',
          text: 'Some hosts choose to register, to claim GST on the purchase. But GST can be due on the house when you sell it, move in or stop hosting. Its value may be higher then.',
        },
        {
          kind: 'paragraph',
          text: 'If you also ski from the place and it is empty at times, mixed-use rules may divide the costs by nights. Keep these from the first booking:',
        },
        {
          kind: 'list',
          items: [
            'a calendar of nights rented, nights used by you or friends, and nights empty;',
            'payout statements that show the site’s fees;',
            'invoices for cleaning, linen and power, with loan and rates notices.',
          ],
        },
      ],
    },
    {
      kind: 'items',
      id: 'working-the-seasons',
      heading: 'Seasonal work and tax',
      items: [
        {
          title: 'Two taxes in January',
          text: `Provisional tax falls on ${facts.provisionalTaxDates.figure}.[^provisionalTaxDates] The January date is in peak summer, and GST for a period ending 30 November is due the same day.`,
        },
        {
          title: 'New staff from overseas',
          text: 'A barista on a working holiday needs an IRD number. Until the employer has it, they must deduct tax at 45%, the no-notification rate.',
        },
        {
          title: 'Beds and lift passes',
          text: 'The worker normally pays tax on accommodation that comes with a job. If you give staff a season pass, you may pay fringe benefit tax. Tips are income as well.',
        },
        {
          title: 'Trips sold overseas',
          text: 'A jet-boat ride here normally has GST, wherever the customer lives or pays. Check that agents’ net rates include it.',
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
          question: 'I fly home when the ski season ends. Will I get tax back?',
          answer:
            'You may. You were taxed as if you earned all year. Tell Inland Revenue your leaving date, and ask it to work out the year. Leave a bank account open for the refund.',
        },
        {
          id: 'back-to-back-winters',
          question: 'I teach skiing here and overseas. Where do I pay tax?',
          answer:
            'Perhaps in both countries. A New Zealand tax resident declares income from everywhere and can get credit for tax paid overseas. Your days and ties here decide if you are one, not your passport.',
        },
        {
          id: 'boarder',
          question: 'Is rent from a boarder taxed like an Airbnb?',
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
      intro: 'If you live in Wānaka, Arrowtown or Cromwell, choose Queenstown. It is free.',
      action: { label: 'Get Free Quotes', path: '/quote' },
      secondary: { label: 'Work out GST', path: '/gst-calculator' },
    },
  ],
  updated: '2026-11-29',
};
