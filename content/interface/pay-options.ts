import { kiwiSaverRates, taxCodes } from '#content/interface/tax-calculator.ts';
import type { PayRules } from '#content/pay-rules.ts';
import { dollars } from '#content/tax-band-words.ts';
import type { TaxSchedule } from '#content/tax-schedules.ts';
import type { Option } from './quote-options.ts';

/** What stands in the form beside its first questions. */
export interface PayOptions {
  /** Who may have the independent earner tax credit. */
  readonly earnerCredit: string;
  readonly summary: string;
  readonly kiwiSaver: PayChoice;
  readonly employer: string;
  readonly code: PayChoice;
  readonly workLevy: Omit<PayChoice, 'options'>;
}

interface PayChoice {
  readonly label: string;
  readonly hint: string;
  readonly options: readonly Option[];
}

const rateLabels: Readonly<Record<string, string>> = {
  '': 'None',
  '3': '3% (for a time, where you asked for it)',
};

/** The words of the options, with the limits of the day. They come with the page's data, not with its code. */
export const payOptions = (
  { bands }: Pick<TaxSchedule, 'bands'>,
  { earnerCredit: { from, fullUpTo, amount, lessBy } }: Pick<PayRules, 'earnerCredit'>,
): PayOptions => ({
  earnerCredit: `For a year’s income from ${dollars(from)} to ${dollars(fullUpTo + amount / lessBy)}. You may have it as a New Zealand tax resident without a benefit or NZ Super, if neither you nor your partner gets Working for Families.`,
  summary: 'KiwiSaver, tax code and ACC work levy (optional)',
  kiwiSaver: {
    label: 'KiwiSaver contributions',
    hint: 'What you put in yourself, as a share of pay before tax.',
    options: kiwiSaverRates.map((value) => ({ value, label: rateLabels[value] ?? `${value}%` })),
  },
  employer: 'Show what the employer puts into KiwiSaver',
  code: {
    label: 'Tax code',
    hint: 'For pay from an employer. A student loan adds SL to it.',
    options: [
      { value: 'M', label: 'M: your main or only job' },
      { value: 'ME', label: 'ME: main job, with the independent earner tax credit' },
      ...taxCodes.second.map((value, index) => {
        const { min = 0, max = Infinity } = bands[index] ?? {};
        const limit = max === Infinity ? `over ${dollars(min)}` : `up to ${dollars(max)}`;
        return { value, label: `${value}: second job, all pay ${limit} a year` };
      }),
    ],
  },
  workLevy: {
    label: 'ACC work levy',
    hint: 'Dollars on each $100 of profit, GST included, such as 1.20. It goes by trade: yours is on your last ACC invoice, beside your classification unit, or in the levy calculator on acc.co.nz.',
  },
});
