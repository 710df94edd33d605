import type { IsoDate } from './iso-date.ts';

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
export interface ScheduleData<Id extends string = string> {
  readonly id: Id;
  /** The first and the last day of the income; `to` is null while no later schedule is known. */
  readonly from: IsoDate;
  readonly to: IsoDate | null;
  /** The name, unless the days are enough. */
  readonly name?: string;
  /** Lowest first. */
  readonly bands: readonly Band[];
}

/** A schedule of the law. */
export interface TaxSchedule extends ScheduleData {
  /** A mean of two schedules, for the assessment of a year in which they changed. It was never in force. */
  readonly composite?: true;
  readonly source: string;
}

/**
 * The schedules of the law that are in force or were in the last tax years, newest first. A new tax
 * year is one entry here, and a last day for the one before.
 */
export const taxSchedules = [
  {
    id: 'from-2024-07-31',
    from: '2024-07-31',
    to: null,
    source:
      'Income Tax Act 2007, schedule 1, part A, as amended by the Taxation (Budget Measures) Act 2024.',
    bands: [
      { min: 0, max: 15_600, rate: 0.105 },
      { min: 15_600, max: 53_500, rate: 0.175 },
      { min: 53_500, max: 78_100, rate: 0.3 },
      { min: 78_100, max: 180_000, rate: 0.33 },
      { min: 180_000, max: Infinity, rate: 0.39 },
    ],
  },
  {
    id: '2024-25-composite',
    from: '2024-04-01',
    to: '2025-03-31',
    name: 'the 2024/25 tax year',
    composite: true,
    source:
      'Inland Revenue, Tax rates for individuals: where the sets before and from 31 July 2024 differ, a mean of both by days.',
    bands: [
      { min: 0, max: 14_000, rate: 0.105 },
      { min: 14_000, max: 15_600, rate: 0.1282 },
      { min: 15_600, max: 48_000, rate: 0.175 },
      { min: 48_000, max: 53_500, rate: 0.2164 },
      { min: 53_500, max: 70_000, rate: 0.3 },
      { min: 70_000, max: 78_100, rate: 0.3099 },
      { min: 78_100, max: 180_000, rate: 0.33 },
      { min: 180_000, max: Infinity, rate: 0.39 },
    ],
  },
] as const satisfies readonly TaxSchedule[];

/**
 * The last day for which the law was checked: no enacted change comes earlier. Later years are
 * rejected, not guessed. Move the day after checking the law again.
 */
export const lawKnownTo: IsoDate = '2028-03-31';
