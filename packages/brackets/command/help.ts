import { everySchedule } from '#brackets/maths/schedules.ts';

export const help = `Shows the tax on incomes by tax schedules, especially around the limits of bands.

Usage:
  npm run brackets -- [--schedule ID | --date DAY | --year YEAR | --bands BANDS]
                      [--deductions AMOUNT]
                      [INCOME ... | --range RANGE [--step STEP] | --net AMOUNT] [--json | --csv]
  npm run brackets -- --compare SCHEDULE SCHEDULE [INCOME ... | --range RANGE [--step STEP]]
                      [--json | --csv]
  npm run brackets -- --scenario FILE

Schedule:
  --schedule ID        ${everySchedule.map(({ id }) => id).join(',\n                       ')}
                       (default: the one in force today)
  --date DAY           the one in force on that day, such as 2025-08-01
  --year YEAR          the one for a tax year's assessment, by the year it ends in, such as 2025 for
                       the year to 31 March 2025
  --bands BANDS        your own: each band's lower limit and rate, such as
                       0:10.5%,15600:17.5%,53500:30%
  --compare A B        two of them, each an ID, a DAY or BANDS: the tax of A, that of B, and A less B

Incomes:
  INCOME ...           (default: a cent below, at and a cent above every limit, both published and
                       calculated)
  --range RANGE        an inclusive range, such as 0..200000
  --step STEP          the step of the range, from 0.01 (default: 1; with --compare, the limits within
                       the range, between which the difference is linear)
  --net AMOUNT         the lowest income with this amount after tax
  --deductions AMOUNT  deducted from each income before tax (default: 0)

Other:
  --scenario FILE      checks every scenario of a file, such as content/scenarios/2024-from-july.yaml, and
                       exits with 1 if one is wrong
  --json               JSON; amounts in dollars, rates as fractions, an upper limit of null for the
                       last band
  --csv                comma-separated values, rates as fractions
  --help               this text

Amounts are dollars: 48000, 48,000.01. The columns are the fields of the result, and
  step    the tax on the income less that on an income a cent lower, in cents
  exact   if the schedule's bands are wider than their limits say: the tax without that rule;
          in a comparison: the difference before rounding, in cents
  short   how many cents of tax are then missing before rounding, and why
`;
