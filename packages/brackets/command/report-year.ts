import { dollarsOf } from '#brackets/core/cents.ts';
import type { Pay } from '#brackets/core/pay.ts';
import type { PayYear } from '#brackets/core/pay-year.ts';
import { flatCodeOf, secondaryCode } from '#brackets/core/tax-code.ts';
import { taxCodes } from '#brackets/data/choices.ts';
import type { CalculatedYear } from './ask-year.ts';
import { counted, shownDollars, shownRate } from './columns.ts';
import { inDollars, payColumns, payOf, sharesText } from './report-pays.ts';
import { printed, type Format } from './report.ts';

/** A pay in dollars, with its day and what it is. */
interface YearRow extends Pay {
  readonly day: string;
  readonly job: string;
  readonly what: string;
}

/** The pays of a year in dollars, by their days. */
export function yearRows({ pays, year }: CalculatedYear): readonly YearRow[] {
  return pays.flatMap(({ day, job = '', every, code, isExtra }, index) => {
    const paid = year.pays[index];
    const what = `${isExtra ? 'extra' : every} ${code}`;
    return paid === undefined ? [] : [{ day, job, what, ...inDollars(paid) }];
  });
}

/** The sums of the pays, in cents. */
const totalOf = ({ pays }: PayYear): Pay =>
  payOf((of) => pays.reduce((sum, pay) => sum + of(pay), 0));

type Line = readonly [what: string, cents: number, source: string];

/** What Inland Revenue does about tax to pay by itself. */
function writeOffText({ writeOff }: PayYear): string {
  if (writeOff === null) return '';
  const upTo = shownDollars(dollarsOf(writeOff.upTo));
  return writeOff.because === 'small'
    ? `without a return, Inland Revenue writes off up to ${upTo} by itself`
    : `without a return, Inland Revenue may write off up to ${upTo} by itself: an extra payday`;
}

/** The square-up in cents, whose last line is the sum of the others. */
export function squareUp({ rules, year }: CalculatedYear): readonly Line[] {
  const { gross, incomeTax, levy, credit, withheld, toPay } = year;
  const { rate, upTo } = rules.accLevy;
  const levied = shownDollars(dollarsOf(Math.min(gross, upTo * 100)));
  return [
    ['income tax', incomeTax, `of ${shownDollars(dollarsOf(gross))}; Income Tax Act 2007, sch 1`],
    ['ACC earners’ levy', levy, `${shownRate(rate)} of ${levied}`],
    ['independent earner tax credit', 0 - credit, 'of the whole year; s LC 13'],
    ['withheld as PAYE', 0 - withheld, ''],
    [toPay < 0 ? 'comes back' : 'to pay', toPay, writeOffText(year)],
  ];
}

/** The causes of the tax to pay or the refund, in cents that add up to it. */
export const reasons = ({ because }: PayYear): readonly Line[] => [
  ['parts of a cent', 0 - because.fractions, 'that pays of M and ME drop'],
  ['uneven pays', 0 - because.unevenPays, 'each of M and ME is taxed as one of a whole year'],
  ['codes with one rate', 0 - because.flatCodes, 'beside the tax that this income adds'],
  ['extra pays', 0 - because.extraPays, 'beside the tax that they add'],
  ['credit in the pays', 0 - because.credit, 'beside the credit of the year'],
];

/** 'KiwiSaver 3.5%, employer 3.5%, ESCT by last year’s pay' */
const usualEsct = (hasLastYear: boolean): string =>
  hasLastYear ? 'by last year’s pay' : 'by a year of such pays';

/** The code that fits a second job, if the year has one. */
const fittingCode = ({ rules, pays, year }: CalculatedYear): string | undefined =>
  pays.some(({ code }) => taxCodes.second.some((second) => second === flatCodeOf(code)))
    ? secondaryCode(rules.bands, year.gross)
    : undefined;

const lineText = ([what, cents, source]: Line): string =>
  `  ${what.padEnd(30)}${shownDollars(dollarsOf(cents)).padStart(14)}  ${source}`.trimEnd();

/** The pays of a year one by one, and their square-up. */
export function* reportYear(
  calculated: CalculatedYear,
  format: Exclude<Format, 'csv'>,
): Iterable<string> {
  const { rules, shares, year, hasLastYear } = calculated;
  const rows = yearRows(calculated);
  const total = inDollars(totalOf(year));
  const lines = [squareUp(calculated), reasons(year)] as const;
  const secondCode = fittingCode(calculated);
  if (format === 'json') {
    const [squared, because] = lines.map((part) =>
      Object.fromEntries(part.map(([what, cents]) => [what, dollarsOf(cents)])),
    );
    const json = {
      pays: rows,
      total,
      squareUp: squared,
      because,
      secondaryCode: secondCode,
      ignored: calculated.ignored,
    };
    yield `${JSON.stringify(json, null, 2)}\n`;
    return;
  }
  const hasJobs = new Set(rows.map(({ job }) => job)).size > 1;
  const whatOf = ({ job, what }: YearRow): string => (hasJobs && job ? `${job}: ${what}` : what);
  const width = Math.max(...rows.map((row) => whatOf(row).length));
  const all = { ...total, day: 'in all', job: '', what: '' };
  yield* printed(
    {
      heading: `${counted(rows.length, 'pay')} of the tax year to ${rules.to}; ${sharesText(shares, rules, usualEsct(hasLastYear))}\n${rules.source}\n`,
      about: {},
      columns: [
        { name: 'day'.padEnd(10), shown: ({ day }) => day.padEnd(10), plain: ({ day }) => day },
        { name: 'pay'.padEnd(width), shown: (row) => whatOf(row).padEnd(width), plain: whatOf },
        ...payColumns,
      ],
      rows: [...rows, all],
      widest: all,
    },
    'table',
  );
  const [squared, because] = lines.map((part) => part.map(lineText));
  yield [...(squared ?? []), 'because of', ...(because ?? []), ''].join('\n');
  if (secondCode !== undefined)
    yield `the code of a second job at this income is ${secondCode}; Inland Revenue, Secondary tax codes\n`;
  for (const option of calculated.ignored) yield `${option} is ignored: each job names its own\n`;
}
