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
  description: `Get quotes from ${site.product.sentence} in New Plymouth and Taranaki for energy contractors, overseas rosters, engineering firms and dairy farms.`,
  name: 'New Plymouth',
  heading: `Get quotes from ${site.product.sentence} in New Plymouth`,
  sign: 'Taranaki',
  lede: 'Energy work is irregular, and sometimes paid in another country’s money. Ask for a quote here, for work like that or for a farm’s return.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Choose a kind of help',
      items: [
        {
          title: 'Contractor tax',
          text: 'Withholding rates, claims for tools and certificates, and a plan for the months between jobs.',
          path: '/contractor-tax',
        },
        {
          title: 'Small business tax',
          text: 'Engineers in Bell Block often own expensive machines. How you claim their cost decides the tax bill for years.',
          path: '/small-business-tax',
        },
        {
          title: 'PAYE and payroll',
          text: 'Overtime, site allowances and a roster that changes with the weather, reported correctly each payday.',
          path: '/paye-services',
        },
        {
          title: 'GST returns',
          text: 'Large invoices make large GST bills. An accountant can show you how much of your bank balance to keep for GST.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Tax on property sales',
          text: 'Renting out your home while you work away can change how its sale is taxed. Ask before you leave.',
          path: '/capital-gains-tax',
        },
        {
          title: 'Inland Revenue support',
          text: 'If reminders came while you were on a long contract, an accountant can deal with all of them together.',
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
          text: 'When a gas plant or production station stops for maintenance, fitters, scaffolders, inspectors and electricians work very long days. Afterwards there may be no invoice to send for a while. The tax on the busy weeks is due later, so you have to save it.',
        },
        {
          kind: 'paragraph',
          text: 'Two rules matter if you work through your own company:',
        },
        {
          kind: 'list',
          items: [
            '**Labour hire.** A labour-hire firm withholds tax from what it pays, even if you have a company.',
            '**One customer.** If you do nearly all of a company’s work for one client, the attribution rule may tax its income as yours.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A company can still be right for you. Compare both before you form one: our [comparison of company and sole trader](/company-vs-sole-trader) shows how.',
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
          text: 'Many Taranaki people fly to rigs, mines and plants in Australia, Asia and the Middle East while the family stays here. If your home is here, you are probably still a New Zealand tax resident. You are taxed on income from everywhere, with credit for much of the tax paid overseas. Often some tax is due here as well.',
        },
        {
          kind: 'paragraph',
          text: 'To show where you owe tax, keep a calendar of days in each country, every payslip and the contract.',
        },
        { kind: 'subheading', text: 'Farms around the mountain' },
        {
          kind: 'paragraph',
          text: 'Dairy farmers ask about herds, about passing on the farm and about land leased to a neighbour. Some owners also receive payments for wells, pipelines or easements across their paddocks. Show the agreement to an accountant, because its wording decides whether the money is income.',
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
          question: 'I lost my job at the plant. Will the redundancy be taxed?',
          answer:
            'Yes. It is taxed as a lump sum when it is paid. If you then earn less, Inland Revenue may refund some tax after the year ends.',
        },
        {
          id: 'site-travel',
          question: 'Can I claim the drive to the site?',
          answer:
            'As an employee, no. As a contractor, it depends on where your work is based. Travel from home to a regular workplace is normally private. Keep a logbook and show it to the accountant.',
        },
        {
          id: 'while-away',
          question: 'I am at sea when returns are due. What then?',
          answer: `A return that you file yourself is due by ${facts.selfFilerDeadline.figure}.[^selfFilerDeadline] Clients of a tax agent get more time, if they join the agent’s list in time. An agent can also sign and send the return for you.`,
        },
        {
          id: 'agent-or-accountant',
          question: 'Do I need a tax agent or an accountant?',
          answer:
            'One person may be both. For the difference, read [tax agent or accountant](/tax-agent-vs-accountant).',
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
        'You can send the request from a phone in a work camp. Accountants reply by email or phone.',
      action: { label: 'Get Free Quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-29',
};
