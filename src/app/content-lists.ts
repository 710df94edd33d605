import { pastTaxSchedules } from '#brackets/data/past-tax-schedules.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { taxSchedules, type TaxSchedule } from '#brackets/data/tax-schedules.ts';
import { cities } from '#content/cities.ts';
import { firms } from '#content/firms.ts';

const law: readonly TaxSchedule[] = [...pastTaxSchedules, ...taxSchedules];

/** The lists of content that a build checks, each list of dated rules under its name. */
export const contentLists = {
  cities,
  firms,
  schedules: {
    'packages/brackets/data/tax-schedules.ts': taxSchedules,
    'packages/brackets/data/past-tax-schedules.ts': pastTaxSchedules,
  },
  datedRules: {
    'packages/brackets/data/tax-schedules.ts and past-tax-schedules.ts': law.filter(
      ({ composite }) => !composite,
    ),
    'packages/brackets/data/pay-rules.ts': payRules,
  },
};
