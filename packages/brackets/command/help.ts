import { everySchedule } from '#brackets/maths/schedules.ts';

export const help = `Shows what tax schedules make of incomes, above all around the limits of bands.

Usage:
  npm run brackets -- [--schedule ID | --date DAY | --year YEAR | --bands BANDS]
                      [--deductions AMOUNT]
                      [INCOME ... | --range RANGE [--step STEP] | --net AMOUNT] [--json | --csv]
  npm run brackets -- --compare SCHEDULE SCHEDULE [INCOME ... | --range RANGE [--step STEP]]
                      [--json | --csv]
  npm run brackets -- --scenario FILE

Which schedule:
  --schedule ID        ${everySchedule.map(({ id }) => id).join(',\n                       ')}
                       (default: the one in force today)
  --date DAY           the one in force on that day, such as 2025-08-01
  --year YEAR          the one that a tax year is assessed by, named by the year it ends in, such as
                       2025 for the year to 31 March 2025
  --bands BANDS        one of your own: where each band begins, and its rate, such as
                       0:10.5%,15600:17.5%,53500:30%
  --compare A B        two of them, each an ID, a DAY or BANDS: the tax of A, that of B, and A less B

Which incomes:
  INCOME ...           these; without any, a cent below, at and a cent above every limit, as it is
                       published and as it is calculated with
  --range RANGE        from one to another, such as 0..200000, both included
  --step STEP          how far apart; 0.01 takes every cent (default 1; with --compare, the limits
                       within the range, between which the difference changes evenly)
  --net AMOUNT         the least income that leaves so much after tax
  --deductions AMOUNT  what comes off each income before it is taxed (default 0)

Other:
  --scenario FILE      works out every scenario of a file, such as content/scenarios/2024-from-july.yaml, and
                       exits with 1 where one differs from what it expects
  --json               JSON; amounts in dollars, rates as fractions, an upper limit of null for the
                       last band
  --csv                comma-separated values, rates as fractions
  --help               this text

Amounts are dollars: 48000, 48,000.01. The columns are the fields of the result, and
  step    the tax on it less the tax on an income a cent lower, in cents
  exact   where the schedule's bands are wider than their limits say: the tax without that rule;
          in a comparison the difference before anything is rounded, in cents
  short   by how many cents the tax is then short before it is rounded, and why
`;
