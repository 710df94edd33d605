import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Ōākura'];

export const page: Page = {
  path: '/new-plymouth',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in New Plymouth`,
  description: `Get quotes from ${site.product.sentence} in New Plymouth and Taranaki for energy contractors, overseas rosters, engineering firms and ring-plain farms.`,
  name: 'New Plymouth',
  heading: `Get quotes from ${site.product.sentence} in New Plymouth`,
  sign: 'Taranaki',
  lede: 'Energy work pays in bursts, and sometimes in another country’s money. If your year looks like that, or if you simply want the farm’s return done, ask for a quote here.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Choose a kind of help',
      items: [
        {
          title: 'Contractor tax',
          text: 'Rates of withholding, claims for tools and tickets, and a plan for the gap between jobs.',
          path: '/contractor-tax',
        },
        {
          title: 'Small business tax',
          text: 'Engineers in Bell Block often own expensive machines. How their cost is claimed decides the tax bill for years.',
          path: '/small-business-tax',
        },
        {
          title: 'PAYE and payroll',
          text: 'Overtime, site allowances and a roster that changes with the weather, reported correctly each time you pay.',
          path: '/paye-services',
        },
        {
          title: 'GST returns',
          text: 'Large invoices make large GST bills. An accountant can show you how much of your bank balance was never yours.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Tax on property sales',
          text: 'Renting out your home while you work away can change how its sale is taxed. Ask before you leave, if you can.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Inland Revenue support',
          text: 'Back from a long contract to a pile of reminders? Have the whole account put in order at once.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'shutdown-work',
      heading: 'Busy weeks, then no work',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When a gas plant or production station stops for maintenance, fitters, scaffolders, inspectors and electricians work very long days until it starts again. Afterwards there may be no invoice to send for a while. The tax on the busy weeks is due later, so you have to save it.',
        },
        {
          kind: 'paragraph',
          text: 'Two rules surprise people who work through a company of their own:',
        },
        {
          kind: 'list',
          items: [
            '**Labour hire.** When a labour-hire firm engages you, it withholds tax from what it pays, company or not.',
            '**One customer.** If nearly all of the company’s income is one person’s work for one client, the attribution rule may tax it as that person’s own.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A company can still be right for you. Count both before you form one: our [comparison of company and sole trader](/company-vs-sole-trader) shows how.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'overseas-rosters',
      heading: 'Living here and working overseas',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Taranaki skills travel. People fly out to rigs, mines and plants in Australia, Asia and the Middle East while the family stays by the beach. As long as your home is here you are probably still a tax resident, taxed on income from everywhere, with credit for much of the tax paid abroad. Often some tax is due here as well.',
        },
        {
          kind: 'paragraph',
          text: 'Keep a calendar of days in each country, every payslip and the contract. They decide where you pay tax.',
        },
        { kind: 'subheading', text: 'Under the maunga' },
        {
          kind: 'paragraph',
          text: 'Cows graze all round the ring plain, and dairy farms bring their own questions about herds, succession between generations, and land leased to a neighbour. Some owners also receive payments for wells, pipelines or easements across their paddocks. Show the agreement to an accountant, since its wording decides whether the money is income.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Taranaki questions',
      questions: [
        {
          id: 'redundancy',
          question: 'My job at the plant has gone. Will the redundancy be taxed?',
          answer:
            'Yes. It is taxed as a lump sum when it is paid. If you then earn less for the rest of the year, too much may have been taken, and Inland Revenue refunds the difference after the year ends.',
        },
        {
          id: 'site-travel',
          question: 'May I claim the drive to site?',
          answer:
            'As an employee, no. As a contractor it depends on where your work is really based, because a trip from home to a regular workplace is normally private. Keep a logbook and let the accountant judge.',
        },
        {
          id: 'while-away',
          question: 'I am at sea when returns are due. What then?',
          answer: `A return that you file yourself is due by ${facts.selfFilerDeadline.figure}.[^selfFilerDeadline] Clients of a tax agent get longer, as long as they join the agent’s list in time. An agent can also sign and send for you.`,
        },
        {
          id: 'agent-or-accountant',
          question: 'Do I need a tax agent or an accountant?',
          answer:
            'One person may be both. The difference is set out in [tax agent or accountant](/tax-agent-vs-accountant).',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Towns along State Highway 3',
      links: [
        { label: 'Whanganui accountants', path: '/whanganui' },
        { label: 'Palmerston North accountants', path: '/palmerston-north' },
        { label: 'Hamilton accountants', path: '/hamilton' },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'Ask from wherever you work',
      intro:
        'The request works on a phone in a camp as well as at a desk. Replies reach you by email.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
