import { formatPercent } from '#brackets/core/format.ts';
import { largestPay, type DatedPay } from '#brackets/core/pay-question.ts';
import { payYear, type PayYear } from '#brackets/core/pay-year.ts';
import type { Pay, PayDayRules } from '#brackets/core/pay.ts';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { flatCodeOf, secondaryCode } from '#brackets/core/tax-code.ts';
import { taxCodes } from '#brackets/data/choices.ts';
import { readCents } from '#brackets/parse/read-amount.ts';
import { readCode, readJob, readPeriod } from '#brackets/parse/read-job.ts';
import { Unreadable } from '#brackets/parse/unreadable.ts';
import { counted, shownCents, textColumn } from './columns.ts';
import {
  payColumns,
  payRow,
  printDollars,
  readShares,
  sharesText,
  type AskedPay,
  type PayRow,
} from './report-pays.ts';
import { printed } from './report.ts';

/** The pays of jobs by their days, the rules of their year, and the options that say nothing, because each job names its own. */
function readJobs(asked: AskedPay) {
  const { job = [], every = 'week', code = 'M' } = asked;
  const defaults = { every: readPeriod(every), code: readCode(code) };
  const jobs = job.map((text) => ({ text, ...readJob(text, defaults) }));
  const ignored = (['every', 'code'] as const).flatMap((name) =>
    asked[name] !== undefined && jobs.every(({ named }) => named.includes(name))
      ? [`--${name} ${asked[name]}`]
      : [],
  );
  const rules = payRulesFor(jobs[0]?.pays[0]?.day ?? '');
  const { from, to } = rules;
  const shares = readShares(asked, rules);
  const pays = jobs.flatMap(({ text, pays: ofJob }, index) => {
    const { day = '' } = ofJob[0] ?? {};
    if (day < from || day > to)
      throw new Unreadable(`All jobs are of one tax year, here from ${from} to ${to}.`, text, 0);
    return ofJob.map((pay) => ({ ...pay, ...shares, job: String(index + 1) }));
  });
  return {
    rules,
    shares,
    pays: pays.toSorted((one, other) => one.day.localeCompare(other.day)),
    ignored,
  };
}

function totalOf(pays: readonly Pay[]): Pay {
  const rows = pays.map(payRow);
  const sum = (figure: keyof PayRow): number => rows.reduce((total, row) => total + row[figure], 0);
  return {
    gross: sum('gross'),
    paye: sum('paye'),
    studentLoan: sum('studentLoan'),
    kiwiSaver: sum('kiwiSaver'),
    takeHome: sum('takeHome'),
    employer: { contribution: sum('contribution'), esct: sum('esct'), net: sum('net') },
  };
}

type Line = readonly [what: string, cents: number, source: string];

/** What Inland Revenue does about tax to pay by itself. */
function writeOffText({ writeOff }: PayYear): string {
  if (writeOff === null) return '';
  const upTo = shownCents(writeOff.upTo);
  return writeOff.because === 'small'
    ? `without a return, Inland Revenue writes off up to ${upTo} by itself`
    : `without a return, Inland Revenue may write off up to ${upTo} by itself: an extra payday`;
}

/** The square-up in cents, whose last line is the sum of the others. */
function squareUp(year: PayYear, { accLevy: { rate, upTo } }: PayDayRules): readonly Line[] {
  const { gross, incomeTax, levy, credit, withheld, toPay } = year;
  const levied = shownCents(Math.min(gross, upTo * 100));
  return [
    ['income tax', incomeTax, `of ${shownCents(gross)}; Income Tax Act 2007, sch 1`],
    ['ACC earners’ levy', levy, `${formatPercent(rate)} of ${levied}`],
    ['independent earner tax credit', 0 - credit, 'of the whole year; s LC 13'],
    ['withheld as PAYE', 0 - withheld, ''],
    [toPay < 0 ? 'comes back' : 'to pay', toPay, writeOffText(year)],
  ];
}

/** The causes of the tax to pay or the refund, in cents that add up to it. */
const reasons = ({ because }: PayYear): readonly Line[] => [
  ['parts of a cent', 0 - because.fractions, 'that pays of M and ME drop'],
  ['uneven pays', 0 - because.unevenPays, 'each of M and ME is taxed as one of a whole year'],
  ['codes with one rate', 0 - because.flatCodes, 'beside the tax that this income adds'],
  ['extra pays', 0 - because.extraPays, 'beside the tax that they add'],
  ['credit in the pays', 0 - because.credit, 'beside the credit of the year'],
];

/** The code that fits a second job, if the year has one. */
const fittingCode = (
  pays: readonly DatedPay[],
  { bands }: PayDayRules,
  gross: number,
): string | undefined =>
  pays.some(({ code }) => taxCodes.second.some((second) => second === flatCodeOf(code)))
    ? secondaryCode(bands, gross)
    : undefined;

const lineText = ([what, cents, source]: Line): string =>
  `${`  ${what.padEnd(30)}${shownCents(cents).padStart(14)}  ${source}`.trimEnd()}\n`;

/** The pays of a year one by one, and their square-up. */
export function reportYear(asked: AskedPay, isJson = false): Iterable<string> {
  const { rules, shares, pays: dated, ignored } = readJobs(asked);
  const hasLastYear = asked.lastYear !== undefined;
  const lastYear = hasLastYear ? readCents(asked.lastYear, largestPay) : undefined;
  const year = payYear({ pays: dated, lastYear });
  const pays = year.pays.map((paid, index) => {
    const { job = '', every = '', code = '', isExtra = false } = dated[index] ?? {};
    return { ...paid, job, what: `${isExtra ? 'extra' : every} ${code}` };
  });
  const total = totalOf(pays);
  const squared = squareUp(year, rules);
  const because = reasons(year);
  const secondCode = fittingCode(dated, rules, year.gross);
  if (isJson) {
    const named = (lines: readonly Line[]) =>
      Object.fromEntries(lines.map(([what, cents]) => [what, cents]));
    const sums = { squareUp: named(squared), because: named(because) };
    return [printDollars({ pays, total, ...sums, secondaryCode: secondCode, ignored })];
  }
  const hasJobs = (asked.job ?? []).length > 1;
  const esct = hasLastYear ? 'by last year’s pay' : 'by a year of such pays';
  const count = counted(pays.length, 'pay');
  const heading = `${count} of the tax year to ${rules.to}; ${sharesText(shares, rules, esct)}\n${rules.source}\n`;
  const columns = [textColumn('day'), textColumn('pay'), ...payColumns];
  const rows = pays.map(({ day, job, what, ...paid }) => ({
    day,
    pay: hasJobs ? `${job}: ${what}` : what,
    ...payRow(paid),
  }));
  const inAll = { day: 'in all', pay: '', ...payRow(total) };
  return [
    ...printed({ heading, columns, rows: [...rows, inAll] }, 'table'),
    ...squared.map(lineText),
    'because of\n',
    ...because.map(lineText),
    secondCode === undefined
      ? ''
      : `the code of a second job at this income is ${secondCode}; Inland Revenue, Secondary tax codes\n`,
    ...ignored.map((option) => `${option} is ignored: each job names its own\n`),
  ];
}
