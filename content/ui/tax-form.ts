import { incomeTypes, kiwiSaverRates, taxCodes, type IncomeType } from '#brackets/data/choices.ts';
import type { PayRules } from '#brackets/data/pay-rules.ts';
import { dollars } from '#content/tax-band-words.ts';
import type { TaxSchedule } from '#brackets/data/tax-schedules.ts';
import { scheduleName, taxSchedules } from '#content/tax-schedules.ts';

// No literal type: other words follow once the rules have ended.
const inForce: string = 'At today’s rates.';

/** The calculator's words that do not depend on the day. Those below a result are loaded with it. */
export const taxForm = {
  banner: {
    heading: 'Work out your income tax',
  },
  withoutScript:
    'The calculator runs in your browser. It needs JavaScript, which is off or did not load.',
  heading: 'Your details',
  incomeType: {
    label: 'Income type',
    hint: 'All three are taxed at the personal rates. Do you send invoices? Choose Business.',
  },
  company: {
    question: 'Is it the income of a company?',
    answer:
      'A company pays 28% on its profit, whatever its size. What leaves the company is taxed with you: a salary at the personal rates, so enter it here, and a dividend with credit for the 28% already paid. [Company or sole trader](/company-vs-sole-trader) compares both.',
  },
  income: {
    label: 'Annual gross income',
    hint: 'A year’s income before tax and without GST, in dollars.',
  },
  deductions: {
    label: 'Annual deductions (optional)',
    hint: 'Costs you can claim against this income.',
  },
  /** Beside an amount that is not only figures, such as '$65k'. */
  notFigures: 'Use figures only, such as 65000. Anything else counts as 0.',
  schedule: {
    label: 'Tax bands',
    hint: 'Choose the bands that the result explains.',
  },
  fills: {
    none: 'Your income fills these bands as you type it.',
    /** Precedes a rate and a full stop. */
    reached: 'Your income reaches the band taxed at ',
  },
  studentLoan: 'Student loan repayments',
  earnerCredit: 'Independent earner tax credit',
  /** The fold with what few visitors need, by the type of income. */
  more: {
    individual: 'Student loan, KiwiSaver, second job, other years (optional)',
    business: 'Student loan, KiwiSaver, ACC work levy, other years (optional)',
    investment: 'Student loan, other years (optional)',
  },
  kiwiSaver: {
    label: 'KiwiSaver contributions',
    hint: 'What you put in yourself, as a share of pay before tax.',
  },
  employer: 'Show what the employer puts into KiwiSaver',
  code: {
    label: 'Tax code',
    hint: 'For pay from an employer. A student loan adds SL to it.',
  },
  secondIncome: {
    label: 'Pay from a second job',
    hint: 'A year’s pay before tax, beside the income above.',
  },
  secondCode: {
    label: 'Tax code of the second job',
    hint: 'Your payslip shows it.',
  },
  workLevy: {
    label: 'ACC work levy',
    hint: 'Dollars on each $100 of profit, GST included, such as 1.20. It depends on your trade: yours is on your last ACC invoice, beside your classification unit, or in the levy calculator on acc.co.nz.',
  },
  submit: 'Calculate Tax',
  prompt: {
    heading: 'Enter Your Details',
    text: 'Fill in your income and press Calculate Tax. Your result appears here.',
  },
  /** In the empty panel: the income, its tax with today's bands and the rest. */
  example: {
    heading: 'An example',
    income: 'A year’s salary',
    tax: 'Income tax',
    rest: 'Left after income tax',
  },
  results: {
    heading: 'Your estimate',
    /** Above the total of the schedule in force: precedes the last day of the tax year. */
    total: 'Income tax, year to ',
    inForce,
    /** In its place, once the rules of the build have ended. */
    ended: { inForce: 'For the year named above. We do not have today’s rates yet.' },
    /** Under a total that the credit reduces, around the amount. */
    credit: ['The independent earner tax credit of ', ' is taken off.'],
    ask: '[Ask an accountant to check it](#enquiry)',
    /** The fold with the income tax of other years. */
    other: 'With the rates of other years (income tax alone)',
    /** Precedes the total of another schedule, on one line. */
    onSpecified: 'On the rates from 2021 to July 2024: ',
    /** Precedes the name of a schedule. */
    onOther: 'On the rates for ',
    withoutCredit: ', without the credit',
    /** Follows what was typed as the income, and counts as 0. */
    unread: ' counts as $0, because it is not a number. Type figures only, such as 65,000.',
    /** Shown while the result is stale. */
    stale: 'You have changed your details. Press Calculate Tax to update the result.',
  },
} as const;

const incomeTypeLabels: Readonly<Record<IncomeType, string>> = {
  individual: 'Individual (wages or salary)',
  business: 'Business (self-employed)',
  investment: 'Investment',
};

const kiwiSaverLabels: Readonly<Record<string, string>> = {
  '': 'None',
  '3': '3% (for a time, where you asked for it)',
};

const codeLabels = {
  M: 'your main or only job',
  ME: 'main job, with the independent earner tax credit',
} as const;

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The words of the form, with today's limits. They are part of the page's data, not of its code. */
export function taxFormWords(
  { bands }: Pick<TaxSchedule, 'bands'>,
  { earnerCredit: { from, fullUpTo, amount, lessBy } }: Pick<PayRules, 'earnerCredit'>,
) {
  const code = [
    ...taxCodes.main.map((value) => ({ value, label: `${value}: ${codeLabels[value]}` })),
    ...taxCodes.second.map((value, index) => {
      const { min = 0, max = Infinity } = bands[index] ?? {};
      const limit = max === Infinity ? `over ${dollars(min)}` : `up to ${dollars(max)}`;
      return { value, label: `${value}: second job, all pay ${limit} a year` };
    }),
  ];
  return {
    ...taxForm,
    tooLarge: 'That is more than we can work out to the cent. Check the number of figures.',
    earnerCreditNote: `For a year’s income from ${dollars(from)} to ${dollars(fullUpTo + amount / lessBy)}. You may have it as a New Zealand tax resident without a benefit, NZ Super or a Veteran’s Pension, if neither you nor your partner gets Working for Families.`,
    options: {
      incomeType: incomeTypes.map((value) => ({ value, label: incomeTypeLabels[value] })),
      schedule: taxSchedules.map((schedule) => ({
        value: schedule.id,
        label: capitalised(scheduleName(schedule)),
      })),
      kiwiSaver: kiwiSaverRates.map((value) => ({
        value,
        label: kiwiSaverLabels[value] ?? `${value}%`,
      })),
      code,
      secondCode: [{ value: '', label: 'Not known: use the right one' }, ...code],
    },
  };
}

export type TaxFormWords = ReturnType<typeof taxFormWords>;
