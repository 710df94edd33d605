import { dollars } from '#content/tax-band-words.ts';
import type { Option } from './quote-options.ts';

/** Typical fees in dollars, from and to. Here, because the page's code does not load the ledger. */
export const lateFees = { year: [300, 500], gstReturn: [150, 300], advice: [200, 350] } as const;

/** A sole trader's usual fee for missing returns. With income tax returns, it includes an hour of advice. */
export function feeFor(years: number, gstReturns: number): string {
  const ends = ([0, 1] as const).map((end) => {
    const advice = years > 0 ? lateFees.advice[end] : 0;
    const fee = years * lateFees.year[end] + gstReturns * lateFees.gstReturn[end] + advice;
    return dollars(fee);
  });
  return ends.join('–');
}

const known = 'I know what I owe';

/** The words of the calculation on /behind-with-tax. Their parameters are formatted amounts, days and rates. */
export const behindWithTax = {
  heading: 'What being late has cost so far',
  intro:
    'Type the years and roughly what you earned: the tax is estimated. The sum is made in your browser and sent nowhere.',
  fields: {
    years: {
      label: 'Tax years you have not filed',
      hint: 'The year to 31 March 2025 is 2025. Such as: 2024, 2025. Or: 2021-2025.',
    },
    earned: {
      label: 'Roughly what you earned in each of them',
      hint: 'In dollars, before tax, after business costs.',
    },
    gst: { label: 'Are you registered for GST?' },
    gstReturns: {
      label: 'GST returns you have not filed',
      hint: 'How many, such as 3.',
    },
    owed: {
      label: 'Tax you owe',
      hint: 'One amount of income tax or GST, without penalties and interest. It takes the place of the estimate.',
    },
    since: {
      label: 'When it was due',
      hint: 'Day, month and year, such as 9/2/2026.',
    },
  },
  known,
  registered: [
    { value: '', label: 'Not sure' },
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ] as const satisfies readonly Option[],
  submit: 'Show what it costs',
  /** What a field says about a text that does not count, by the kind of the problem. */
  problems: {
    nothing: `Type the years you have not filed, or open ‘${known}’.`,
    'not-years': 'Type the years in figures. Such as: 2024, 2025. Or: 2021-2025.',
    'year-too-early': (year: number) =>
      `${year} is too far back for this sum, which begins with 2010. Ask an accountant or Inland Revenue about it.`,
    'not-due': (year: number) =>
      `The return for the year to 31 March ${year} is not late yet. Leave that year out.`,
    'not-a-count': 'Type a whole number of returns, up to 999.',
    notFigures: {
      earned: 'Use figures only, such as 60000. Anything else counts as nothing.',
      owed: 'Use figures only, such as 4000. Anything else counts as nothing.',
    },
    tooLarge: 'That is more than this sum takes. Check the number of figures.',
    'not-a-date': 'Type a day, a month and a year, such as 9/2/2026.',
    'date-too-early': 'This sum begins with 1 January 2010. Type a later day.',
    future: 'That day has not come yet, so the tax is not late. Type the day it was due.',
  },
  result: {
    heading: 'So far',
    until: (day: string) => `If you pay and file on ${day}.`,
    example: {
      heading: 'An example',
      until: (day: string) =>
        `Two years not filed, about $60,000 earned in each, no tax taken off and no GST, paid and filed on ${day}.`,
    },
    nothing:
      'Nothing counts as late yet. Add a year, a GST return, or what you owe and when it was due.',
    returns: {
      label: 'Late income tax returns',
      working: (years: string, each: string) => `${each} a return, for ${years}.`,
    },
    gstReturns: {
      label: 'Late GST returns',
      working: (count: number) =>
        count === 1
          ? 'If it is the first late one in 12 months, it brings a warning and costs nothing. If not, it costs $250, or $50 if you pay GST when customers pay you (the payments basis).'
          : `${count} returns. Each costs $250, or $50 if you pay GST when customers pay you (the payments basis). The first late one in 12 months brings a warning and costs nothing; the higher sum counts it, as after an earlier warning.`,
    },
    dayAfter: {
      label: 'Late payment, first penalty',
      working: (owed: string, due: string) => `1% of ${owed}, the day after ${due}.`,
    },
    seventhDay: {
      label: 'Late payment, second penalty',
      working: (amount: string) =>
        `4% of ${amount}, the tax and the first penalty together, after seven days.`,
    },
    interest: {
      label: 'Interest',
      part: (days: string, rate: string) => `${days} at ${rate} a year`,
      working: (parts: string, owed: string) => `${parts}, on ${owed}. A year counts as 365 days.`,
      days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    },
    estimate: {
      label: (year: number) => `Tax for ${year}, paid late`,
      working: (tax: string, year: number, due: string) =>
        `An estimate: the tax on what you earned is ${tax} at the rates of ${year}, if nothing was taken off. It was due on ${due}.`,
      penalties: (dayAfter: string, seventhDay: string) =>
        `Penalties of ${dayAfter} and ${seventhDay}.`,
      interest: (interest: string, parts: string) => `Interest of ${interest}: ${parts}.`,
    },
    total: 'Cost of being late so far',
    /** Instead, while the tax that was paid late is not known. */
    returnsAlone: 'Late returns alone',
    /** `together` is the cost and what is owed. */
    withTax: (owed: string, together: string) =>
      `Together with the ${owed} you owe, that is ${together}.`,
    withEstimatedTax: (tax: string, together: string) =>
      `Together with the tax itself, an estimated ${tax}, that is ${together}. If PAYE or withholding tax was taken off already, both are less.`,
    range: (least: string, most: string) => `${least} to ${most}`,
    upTo: (most: string) => `up to ${most}`,
    atLeast: (least: string) => `at least ${least}`,
    /** What is late or may be, and is not in the sum. */
    missing: {
      halfDebt: 'What you owe counts once you give both the amount and the day it was due.',
      income: 'Type what you earned, and the rest is estimated.',
      tax: 'The tax of one of those years cannot be estimated here, and is not in the sum.',
      gst: `GST that is paid late costs more. Type what you owe under ‘${known}’.`,
      gstReturns:
        'Late GST returns are not in the sum yet: the form asks if you are registered for GST, and how many are missing.',
      unread: (fields: string) =>
        `Not in the sum, because it could not be read: ${fields}. The field says what to type.`,
      provisional: (over: string) =>
        `If the tax of a year is over ${over}, you pay the next year’s tax in [instalments](/blog/provisional-tax-nz) during that year. Interest on what you missed is not in the sum.`,
      unknownDays: (days: string, day: string) =>
        `Interest for ${days} before ${day} is not in the sum, because the rates are not known here.`,
      oldDebt:
        'Tax of years before 2017–18, and GST of periods before April 2017, also cost 1% a month. That is not in the sum.',
    },
    notes: {
      /** Days whose rate may still change. */
      assumed: (days: string, day: string) =>
        `The sum has interest for ${days} after ${day}, as if the rate stays the same.`,
      small: (owed: string) =>
        `${owed} costs nothing extra: no penalty and no interest is charged on $100 or less of one tax.[^smallTaxDebt]`,
      coming: (year: number, due: string, tax: string | null) =>
        `**On top comes the tax for ${year}**, due on ${due}${tax === null ? '' : `: an estimated ${tax} if nothing was taken off`}. It is not late yet, and not in the sum.`,
      agent: (year: number) =>
        `If a tax agent had you on their list before 7 July ${year}, your ${year} return may have until 31 March ${year + 1}. Ask: older missing returns can end that extra time.`,
    },
    fees: (years: number, gstReturns: number) =>
      `An accountant usually charges a sole trader [${feeFor(years, gstReturns)}](/blog/tax-accountant-cost-nz#two-years) to file what is missing.`,
    quote: 'Get free quotes',
  },
  withoutScript:
    'The sum runs in your browser. It needs JavaScript, which is off or did not load. The example and the rules below work without it.',
} as const;

/** The example that fills the empty result, and the day up to which it counts. */
export const lateExample = {
  inputs: { years: '2025, 2026', earned: '60,000', gst: 'no' },
  today: '2026-11-26',
} as const;
