import { payRules } from '#content/pay-rules.ts';
import { payPeriods } from '#brackets/core/pay-question.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';

export const help = `Calculates the deductions from a pay, by Inland Revenue's payroll specification.

Usage:
  npm run pay -- --gross AMOUNT[,AMOUNT...] [--every PERIOD] [--code CODE] [--kiwisaver RATE]
                 [--employer RATE] [--esct RATE] [--on DAY] [--json]

  --gross AMOUNTS    pays before tax in dollars, with commas between them: 1000,1250.50
  --every PERIOD     ${payPeriods.join(', ')} (default: week)
  --code CODE        ${taxCodes.slice(0, 10).join(', ')},
                     ${taxCodes.slice(10).join(', ')} (default: M)
  --kiwisaver RATE   the employee's contribution, such as 3.5% (default: not a member)
  --employer RATE    the employer's contribution, such as 4% (default: the year's minimum for a member)
  --esct RATE        its tax, such as 17.5% (default: that of a year of such pays)
  --on DAY           the payday, from ${payRules[0]?.from} to ${payRules.at(-1)?.to} (default: today)
  --json             an array with an object for each pay, amounts in dollars
  --help             this text

PAYE is income tax and the ACC earners' levy. Extra pays, tailored codes (STC), schedular payments
(WT) and special rates have other rules and are not calculated.
`;
