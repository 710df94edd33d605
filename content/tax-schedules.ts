import { formatDate } from './dates.ts';
import { composite2025, specified } from './past-offered-schedules.ts';
import type { IsoDate } from './text.ts';

/**
 * How much income a band taxes. 'exact': from its lower limit to its upper one. 'plus-one':
 * max - min + 1 dollars, so the band 0-14,000 taxes 14,001 dollars, and each limit is a dollar higher.
 */
export type SpanRule = 'exact' | 'plus-one';

/** A band as published. */
export interface Band {
  /** The lower limit in dollars. */
  readonly min: number;
  /** The upper limit in dollars; Infinity for the last band. */
  readonly max: number;
  /** The rate as a fraction, in steps of a hundredth of a percent: 0.1282 is 12.82%. */
  readonly rate: number;
}

/** The bands of personal income tax for the income of some days. */
export interface TaxSchedule {
  readonly id: string;
  /** The first and the last day of the income; `to` is null while no later schedule is known. */
  readonly from: IsoDate;
  readonly to: IsoDate | null;
  /** The name, unless the days are enough. */
  readonly name?: string;
  /** A mean of two schedules, for the assessment of a year in which they changed. It was never in force. */
  readonly composite?: true;
  readonly source: string;
  readonly spanRule: SpanRule;
  /** Lowest first. */
  readonly bands: readonly Band[];
}

/**
 * All schedules that the calculators offer. The first is the default.
 *
 * A new tax year is one entry here, and a last day for the one before. The calculator's options,
 * charts and checks, the facts about rates, the tests and the commands use it.
 */
export const taxSchedules = [
  specified,
  {
    id: 'from-2024-07-31',
    from: '2024-07-31',
    to: null,
    source:
      'Income Tax Act 2007, schedule 1, part A, as amended by the Taxation (Budget Measures) Act 2024.',
    spanRule: 'exact',
    bands: [
      { min: 0, max: 15_600, rate: 0.105 },
      { min: 15_600, max: 53_500, rate: 0.175 },
      { min: 53_500, max: 78_100, rate: 0.3 },
      { min: 78_100, max: 180_000, rate: 0.33 },
      { min: 180_000, max: Infinity, rate: 0.39 },
    ],
  },
  composite2025,
] as const satisfies readonly TaxSchedule[];

/**
 * The last day for which the law was checked: no enacted change comes earlier. Later years are
 * rejected, not guessed. Move the day after checking the law again.
 */
export const lawKnownTo: IsoDate = '2028-03-31';

export type ScheduleId = (typeof taxSchedules)[number]['id'];

/** A schedule's name: '31 July 2024 onwards', or its own. */
export const scheduleName = ({
  name,
  from,
  to,
}: Pick<TaxSchedule, 'name' | 'from' | 'to'>): string =>
  name ??
  (to === null ? `${formatDate(from)} onwards` : `${formatDate(from)} to ${formatDate(to)}`);

/** The schedule of that id. */
export const scheduleWithId = (id: ScheduleId): TaxSchedule =>
  taxSchedules.find((schedule) => schedule.id === id) ?? taxSchedules[0];

/** The schedule in force on a day, YYYY-MM-DD. Throws unless there is exactly one. */
export function scheduleInForceOn(day: string): TaxSchedule & { readonly id: ScheduleId } {
  const all: readonly (TaxSchedule & { readonly id: ScheduleId })[] = taxSchedules;
  const [found, ...others] = all.filter(
    ({ composite, from, to }) => !composite && from <= day && (to === null || day <= to),
  );
  if (found === undefined)
    throw new Error(`No tax schedule is in force on ${day}. Add one to content/tax-schedules.ts.`);
  if (others.length > 0)
    throw new Error(
      `On ${day} more than one tax schedule is in force: ${[found, ...others].map(({ id }) => id).join(', ')}. Give the earlier one its last day, in content/tax-schedules.ts.`,
    );
  return found;
}
