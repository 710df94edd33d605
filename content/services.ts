import { facts } from './facts.ts';
import type { Path } from './text.ts';

/** A service card: one line about its page, and a typical price. */
export interface Service {
  readonly title: string;
  readonly description: string;
  readonly path: Path;
  readonly popular?: true;
  readonly price: {
    /** What the price covers. */
    readonly label: string;
    readonly figure: string;
  };
}

/** The services on the home page, each with its own page. */
export const services: readonly Service[] = [
  {
    title: 'Small Businesses',
    description: 'Year-end accounts and income tax for your business. GST returns cost extra.',
    path: '/small-business-tax',
    popular: true,
    price: { label: 'Annual return', figure: facts.priceAnnualReturn.figure },
  },
  {
    title: 'Sole Traders',
    description: 'Your yearly return, the expenses you can claim and what to put aside for tax.',
    path: '/sole-trader-tax',
    popular: true,
    price: { label: 'Return with a business', figure: facts.pricePersonalComplex.figure },
  },
  {
    title: 'Contractors',
    description: 'Schedular payments, the right tax rate and expenses when you work for clients.',
    path: '/contractor-tax',
    popular: true,
    price: { label: 'Return with a business', figure: facts.pricePersonalComplex.figure },
  },
  {
    title: 'GST & BAS Returns',
    description: 'Registering for GST, filing each return and claiming back what you are owed.',
    path: '/gst-and-bas-returns',
    price: { label: 'GST return', figure: facts.priceGstReturn.figure },
  },
  {
    title: 'PAYE Services',
    description: 'Payday filing, deductions and KiwiSaver for the people you employ.',
    path: '/paye-services',
    price: {
      label: 'A month, 1 to 10 employees',
      figure: `${facts.pricePayeSmall.figure} a month`,
    },
  },
  {
    title: 'Rentals & Capital Gains',
    description:
      'For landlords and sellers: rental income, the bright-line test and business assets.',
    path: '/capital-gains-tax',
    price: { label: 'Return with a rental', figure: facts.pricePersonalComplex.figure },
  },
  {
    title: 'Tax Audit Support',
    description: 'Someone on your side when Inland Revenue asks to see your records.',
    path: '/tax-audit-help',
    popular: true,
    price: { label: 'Consultation', figure: facts.priceConsultation.figure },
  },
  {
    title: 'IRD Support',
    description: 'Overdue tax, payment plans, penalties and disputes with Inland Revenue.',
    path: '/ird-support',
    price: { label: 'Consultation', figure: facts.priceConsultation.figure },
  },
];
