import { choiceSteps, type ChoiceStep, type QuoteField } from '#machines/quote-wizard/steps.ts';
import type { QuoteAnswers } from '#machines/quote-wizard/answers.ts';

interface SpecifiedStep {
  /** Names the step in the URL. */
  readonly id: string;
  readonly heading: string;
  /** What the document's title calls the step. */
  readonly short: string;
  readonly fields: readonly QuoteField[];
  /** The options, by value; none if the answer is typed. */
  readonly options: Readonly<Record<string, string>>;
}

/**
 * The specified questions of the quote request in order, with later additions: nine towns, two
 * lists and a message. Other questions may be between them.
 */
export const specifiedSteps: readonly SpecifiedStep[] = [
  {
    id: 'business-type',
    heading: 'Who is the tax for?',
    short: 'Business type',
    fields: ['businessType'],
    options: {
      individual: 'Individual/Personal',
      'sole-trader': 'Sole Trader',
      partnership: 'Partnership',
      company: 'Company',
      trust: 'Trust',
      other: 'Other',
    },
  },
  {
    id: 'location',
    heading: 'Where are you based?',
    short: 'Location',
    fields: ['location'],
    options: {
      auckland: 'Auckland',
      wellington: 'Wellington',
      christchurch: 'Christchurch',
      hamilton: 'Hamilton',
      tauranga: 'Tauranga',
      dunedin: 'Dunedin',
      'palmerston-north': 'Palmerston North',
      whangarei: 'Whangārei',
      rotorua: 'Rotorua',
      gisborne: 'Gisborne',
      'new-plymouth': 'New Plymouth',
      napier: 'Napier',
      whanganui: 'Whanganui',
      nelson: 'Nelson',
      queenstown: 'Queenstown',
      invercargill: 'Invercargill',
      other: 'Other',
    },
  },
  {
    id: 'services',
    heading: 'What do you need help with?',
    short: 'Services',
    fields: ['services'],
    options: {
      'tax-return': 'Tax Return Preparation',
      'gst-returns': 'GST Returns',
      'business-setup': 'Business Setup',
      'tax-planning': 'Tax Planning',
      bookkeeping: 'Bookkeeping',
      payroll: 'Payroll Services',
      'audit-support': 'Audit Support',
      overdue: 'Overdue returns or tax debt',
      other: 'Other',
    },
  },
  {
    id: 'urgency',
    heading: 'How soon do you need it?',
    short: 'Timing',
    fields: ['urgency'],
    options: {
      asap: 'ASAP (within days)',
      week: 'Within a week',
      month: 'Within a month',
      quarter: 'Within 3 months',
      flexible: "I'm flexible",
    },
  },
  {
    id: 'name',
    heading: 'What is your name?',
    short: 'Your name',
    fields: ['firstName', 'lastName'],
    options: {},
  },
  {
    id: 'contact',
    heading: 'Where should the quotes go?',
    short: 'Contact details',
    fields: ['email', 'phone', 'businessName', 'yearsBehind', 'turnover', 'message'],
    options: {},
  },
];

/** The delay before the next step, and a request’s timeout, in milliseconds. */
export const timing = { autoAdvance: 800, submitTimeout: 15_000 };

/** A request in a test: the answers to the specified steps. */
export type SpecifiedAnswers = Pick<
  QuoteAnswers,
  | 'businessType'
  | 'location'
  | 'services'
  | 'urgency'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'businessName'
> &
  Partial<Pick<QuoteAnswers, 'yearsBehind' | 'turnover' | 'message' | 'firm'>>;

export const specifiedFields: readonly string[] = specifiedSteps.flatMap(({ fields }) => fields);

/** The specified ones of some steps, in order. */
export const onlySpecified = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => specifiedSteps.some((step) => step.id === id));

/** The steps that are not specified. */
export const otherSteps: readonly ChoiceStep[] = choiceSteps.filter(
  ({ id }) => onlySpecified([id]).length === 0,
);
