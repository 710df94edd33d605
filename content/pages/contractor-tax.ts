import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';
import { navigation } from '#content/ui/navigation.ts';

export const page: Page = {
  path: '/contractor-tax',
  kind: 'standard',
  family: 'service',
  title: 'Contractor Tax in New Zealand',
  description:
    'Tax for New Zealand contractors: schedular payments and the IR330C, GST, provisional tax, what you can claim, and whether you are a contractor or an employee.',
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
  lede: 'Find out two things before each contract starts: whether your client takes tax out before paying you, and whether you charge GST.',
  diagram: {
    name: 'withholding',
    alt: 'One fee before GST, split in two: the larger part is paid to you, the smaller is tax that your client withholds.',
  },
  leadForm: {
    title: 'Get contractor tax quotes',
    subtitle: 'Compare prices for a new contract, a wrong tax rate or a late return.',
  },
  sections: [
    {
      id: 'services',
      kind: 'items',
      heading: 'What an accountant does for contractors',
      items: [
        {
          title: 'Schedular payment rates',
          text: 'They find out whether your work is on Inland Revenue’s schedule and which rate to put on the IR330C. They can apply for a tailored rate or an exemption.',
        },
        {
          title: 'Annual return',
          text: 'They compare the tax your clients withheld with your income, claim your costs and get back any tax overpaid.',
        },
        {
          title: 'GST',
          text: `You must register above ${facts.gstRegistration.figure} of fees in 12 months.[^gstRegistration] Tax withheld is normally worked out on your fee before GST, so show them separately.`,
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Provisional tax',
          text: `You pay it if a year’s tax leaves more than ${facts.provisionalTaxThreshold.figure} to pay after what clients withheld.[^provisionalTaxThreshold] The [next dates](#next-dates) are below.`,
        },
        {
          title: 'Contract check',
          text: 'They read a contract before you sign. They check its tax, its insurance and whether you may really be an employee.',
        },
        {
          title: 'Structure',
          text: 'They compare a sole trader with a company. If nearly all the income comes from your own work for one client, it can be taxed as yours either way.',
          path: '/company-vs-sole-trader',
        },
      ],
    },
    {
      kind: 'dates',
      id: 'next-dates',
      heading: 'Next provisional tax dates',
      remark:
        'If you missed one, [the provisional tax guide](/blog/provisional-tax-nz) says what to do today.',
      shape: 'strip',
      taxes: ['provisionalTax'],
      each: 3,
    },
    {
      id: 'schedular-payments',
      kind: 'prose',
      heading: 'What schedular payments are',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For certain kinds of work the client must take tax out of each payment and send it to Inland Revenue. It is like PAYE, but you still file a return as a business.',
        },
        {
          kind: 'list',
          items: [
            'The list includes labour-only building work, cleaning, farm contracting, commission sales, entertainment and directors’ fees, among others.',
            'All work through a labour-hire agency is covered.',
            'A contractor not on the list can agree with the client to have tax withheld.',
            'You give each payer an IR330C with your activity and your rate. Without one, the payer must use 45%.[^schedularRates]',
            'Payments to a company are not covered, except through a labour-hire agency and for some farm and orchard work.',
          ],
        },
        {
          kind: 'note',
          text: 'The standard rate is only an estimate of your tax. If your costs are high, ask Inland Revenue for a tailored rate. If you have other income, choose a higher rate to avoid a bill. You may choose any rate from 10%, or from 15% on a temporary visa.[^schedularRates]',
        },
      ],
    },
    {
      id: 'contractor-or-employee',
      kind: 'columns',
      heading: 'Contractor or employee?',
      intro:
        'The name in the contract does not decide, and one answer alone does not. If most of your answers point to employee, get advice before you sign.',
      columns: [
        {
          heading: 'Points to contractor',
          items: [
            'You can refuse work or send someone else.',
            'You quote a price, and can lose money on a job.',
            'You bring your own tools, insurance and vehicle.',
            'You have other clients, or look for them.',
          ],
        },
        {
          heading: 'Points to employee',
          items: [
            'They set your hours, place and method.',
            'You are paid by the hour, every week.',
            'You use their tools, their email and their uniform.',
            'You work only for them and cannot send someone else.',
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
            '**Equipment and software** that you need for the job and paid for yourself.',
            '**Insurance,** such as professional indemnity and public liability.',
            '**Working from home:** a share of running costs by area and use.',
            '**ACC levies** on your contracting income, and agency or platform fees.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If a client pays a cost back, count what you invoiced as income, and claim the cost once. For building work, read the [construction tax guide](/industries/construction-tax).',
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
            'Give the client the IR330C before the first invoice.',
            'Say on the quote whether your rate includes GST.',
            'Open a separate account for tax, and move a share of every payment to it. The [tax calculator](/tax-calculator) says what share.',
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
        navigation.towns,
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
