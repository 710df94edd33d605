import { dollarsOf } from '#brackets/core/cents.ts';
import type { DatedPay, PayYear } from '#brackets/core/pay-year.ts';
import type { PayDayRules } from '#brackets/core/pay.ts';
import { largestPay } from '#brackets/core/pay-question.ts';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { payYear } from '#brackets/core/pay-year.ts';
import { readCents, wholeOf } from '#brackets/parse/read-amount.ts';
import { readCode, readJob, readPeriod } from '#brackets/parse/read-job.ts';
import { Unreadable } from '#brackets/parse/unreadable.ts';
import { UsageError } from '#command-line/run-command.ts';
import { messageOf } from '#brackets/message-of.ts';
import { readShares, type AskedShares, type Shares } from './ask-pays.ts';

/** The command line's values, as typed. */
export interface AskedYear extends AskedShares {
  readonly job: readonly string[];
  readonly every?: string;
  readonly code?: string;
  readonly lastYear?: string;
}

/** The pays of a tax year, as asked and as paid, by their days. */
export interface CalculatedYear {
  readonly rules: PayDayRules;
  readonly pays: readonly DatedPay[];
  /** Of all pays. */
  readonly shares: Shares;
  readonly year: PayYear;
  readonly hasLastYear: boolean;
  /** The options that say nothing, because each job names its own. */
  readonly ignored: readonly string[];
}

function workOut(pays: readonly DatedPay[], lastYear: string | undefined): PayYear {
  const last =
    lastYear === undefined ? lastYear : readCents(wholeOf(lastYear), dollarsOf(largestPay));
  try {
    return payYear({ pays, lastYear: last });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** Parses the jobs of a year and calculates its pays and square-up. */
export function askYear(asked: AskedYear): CalculatedYear {
  const { every = 'week', code = 'M' } = asked;
  const defaults = { every: readPeriod(every), code: readCode(code) };
  const jobs = asked.job.map((text) => ({ text, ...readJob(text, defaults) }));
  const ignored = (['every', 'code'] as const).flatMap((name) =>
    asked[name] !== undefined && jobs.every(({ named }) => named.includes(name))
      ? [`--${name} ${asked[name]}`]
      : [],
  );
  const rules = payRulesFor(jobs[0]?.pays[0]?.day ?? '');
  const shares = readShares(asked, rules);
  for (const { text, pays } of jobs) {
    const { day = '' } = pays[0] ?? {};
    if (day < rules.from || day > rules.to)
      throw new Unreadable(
        `All jobs are of one tax year, here from ${rules.from} to ${rules.to}.`,
        text,
        0,
      );
  }
  const pays = jobs
    .flatMap((job, index) => job.pays.map((pay) => ({ ...pay, ...shares, job: String(index + 1) })))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const { lastYear } = asked;
  return {
    rules,
    shares,
    pays,
    year: workOut(pays, lastYear),
    hasLastYear: lastYear !== undefined,
    ignored,
  };
}
