import { exactTax } from './exact-tax.ts';
import { scheduleOfYear } from './schedules.ts';
import type { YearSteps } from './year-steps.ts';

/** The bands of each tax year from one to another, by the years they end in. */
export const stepsOfYears = (first: number, last: number): YearSteps =>
  Object.fromEntries(
    Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((year) => {
      const { bands } = scheduleOfYear(year) ?? {};
      if (bands === undefined) return [];
      return [
        [year, bands.map(({ lower, basisPoints }) => [lower, exactTax(bands, lower), basisPoints])],
      ];
    }),
  );
