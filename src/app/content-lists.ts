import { cities } from '#content/cities.ts';
import { firms } from '#content/firms.ts';
import { pastTaxSchedules } from '#content/past-tax-schedules.ts';
import { payRules } from '#content/pay-rules.ts';
import { taxSchedules, type TaxSchedule } from '#content/tax-schedules.ts';

const offered: readonly TaxSchedule[] = taxSchedules;
const known: readonly TaxSchedule[] = [...pastTaxSchedules, ...taxSchedules];

/** The lists of content that a build checks, each list of dated rules under its name. */
export const contentLists = {
  cities,
  firms,
  schedules: {
    'content/tax-schedules.ts': offered,
    'content/past-tax-schedules.ts': pastTaxSchedules,
  },
  datedRules: {
    'content/tax-schedules.ts': offered.filter(({ composite }) => !composite),
    'content/past-tax-schedules.ts and the exact ones of content/tax-schedules.ts': known.filter(
      ({ composite, spanRule }) => !composite && spanRule === 'exact',
    ),
    'content/pay-rules.ts': payRules,
  },
};
