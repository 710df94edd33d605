import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';

export const page: Page = {
  path: '/contractor-tax',
  kind: 'standard',
  family: 'service',
  title: 'Contractor Tax in New Zealand',
  description:
    'Tax for New Zealand contractors: schedular payments and the IR330C, GST, provisional tax, what you can claim, and how to tell contractor from employee.',
  keywords: [
    'contractor tax NZ',
    'schedular payments',
    'IR330C',
    'contractor accountant',
    'withholding tax contractor',
  ],
  name: 'Contractor tax',
  sign: 'Contractors',
  heading: 'Contractor tax, set up before your first invoice',
  lede: 'Two things decide most of it: whether your client takes tax out before paying you, and whether you charge GST. Settle both at the start of each contract.',
  diagram: {
    name: 'withholding',
    alt: 'One fee before GST, split in two: the larger part is paid to you, the smaller is tax that your client withholds.',
  },
  leadForm: {
    title: 'Get contractor tax quotes',
    subtitle: 'New contract, wrong tax rate or a year behind: compare what the help costs.',
  },
  sections: [
    {
      id: 'services',
      kind: 'items',
      heading: 'What an accountant does for contractors',
      items: [
        {
          title: 'Schedular payment rates',
          text: 'Working out whether your work is on Inland Revenue’s schedule, which rate to put on the IR330C, and applying for a tailored rate or an exemption.',
        },
        {
          title: 'Annual return',
          text: 'Matching the tax your clients withheld to your income, claiming your costs and getting back what was taken in excess.',
        },
        {
          title: 'GST',
          text: `You register once your fees pass ${facts.gstRegistration.figure} in 12 months.[^gstRegistration] Tax withheld is normally worked out on your fee before GST, so show the two apart.`,
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Provisional tax',
          text: `It begins when a year leaves more than ${facts.provisionalTaxThreshold.figure} to pay after what clients withheld.[^provisionalTaxThreshold] The [next dates](#next-dates) are below.`,
        },
        {
          title: 'Contract check',
          text: 'Reading a contract before you sign for what it means for tax, insurance and the risk of being an employee in fact.',
        },
        {
          title: 'Structure',
          text: 'Staying a sole trader or contracting through a company. If nearly all the income comes from your own work for one client, there are rules that can tax it as yours either way.',
          path: '/company-vs-sole-trader',
        },
      ],
    },
    {
      kind: 'dates',
      id: 'next-dates',
      heading: 'Next provisional tax dates',
      remark:
        'How the amount is set, and what a late one costs: [provisional tax](/blog/provisional-tax-nz).',
      shape: 'strip',
      taxes: ['provisionalTax'],
      each: 3,
    },
    {
      id: 'schedular-payments',
      kind: 'prose',
      heading: 'Schedular payments in plain words',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For certain kinds of work the client must take tax out of each payment and send it to Inland Revenue. It is like PAYE, but you are still in business and still file a return.',
        },
        {
          kind: 'list',
          items: [
            'The list includes labour-only building work, cleaning, farm contracting, commission sales, entertainment and directors’ fees, among others.',
            'Work through a labour-hire agency is covered whatever the trade.',
            'A contractor not on the list can agree with the client to have tax withheld.',
            'You give each payer an IR330C with your activity and your rate. Without one, the payer must use 45%.[^schedularRates]',
            'Payments to a company are outside the rules, except through a labour-hire firm and for some farm and orchard work.',
          ],
        },
        {
          kind: 'note',
          text: 'The standard rate is a guess at your tax. If your costs are high, ask Inland Revenue for a tailored rate. If you have other income, choose a higher rate and avoid a bill. You may choose any rate from 10%, or from 15% on a temporary visa.[^schedularRates]',
        },
      ],
    },
    {
      id: 'contractor-or-employee',
      kind: 'columns',
      heading: 'Contractor or employee?',
      intro:
        'The label in the contract does not settle it. No single line below does either. If most of yours point to employee, get advice before you sign.',
      columns: [
        {
          heading: 'Points to contractor',
          items: [
            'You can turn work down or send someone else.',
            'You quote, and can lose money on a job.',
            'You bring your own tools, insurance and vehicle.',
            'You have other clients, or look for them.',
          ],
        },
        {
          heading: 'Points to employee',
          items: [
            'They set your hours, place and method.',
            'You are paid by the hour, week after week.',
            'You use their gear, their email and their uniform.',
            'You work for them alone and cannot send a substitute.',
          ],
        },
      ],
    },
    {
      id: 'what-to-claim',
      kind: 'prose',
      heading: 'What contractors can claim',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Travel to jobs.** By the kilometre, ${facts.mileageRate.figure} with petrol in 2025–26 and less beyond ${facts.mileageCap.figure},[^mileageRate] or a share of the real costs. Going from home to one regular place of work is private.`,
            `**Meals with clients.** Half of the bill, ${facts.mealsAndEntertainment.figure}: note who was there.[^mealsAndEntertainment]`,
            '**Gear and software** you need for the job and paid for yourself.',
            '**Insurance,** such as professional indemnity and public liability.',
            '**Working from home:** a share of running costs by area and use.',
            '**ACC levies** on your contracting income, and agency or platform fees.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If a client pays a cost back, it cannot lower your tax twice: what you invoiced is income, and the cost is a deduction, once each. In building work, the [construction tax guide](/industries/construction-tax) has more.',
        },
      ],
    },
    {
      id: 'first-week',
      kind: 'prose',
      heading: 'Your first week on a new contract',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ask in writing whether tax will be withheld, and at what rate.',
            'Hand over the IR330C before the first invoice.',
            'Say on the quote whether your rate includes GST.',
            'Open a tax account and move a share of every payment on the day it arrives. The [tax calculator](/tax-calculator) gives a starting share.',
            'Save each payment summary. You will need it to claim the tax withheld.',
          ],
        },
      ],
    },
    {
      id: 'cities',
      kind: 'links',
      heading: 'Contractor accountants by city',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
        { label: 'New Plymouth', path: '/new-plymouth' },
        { label: 'Whangārei', path: '/whangarei' },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Get quotes before your next contract',
      intro: `Answer ${inWords(questionCount)} short questions and compare prices from accountants who know contracting.`,
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'tax-return',
  updated: '2026-11-21',
};
