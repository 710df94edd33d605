import type { CalculatedYear } from '#brackets/command/ask-year.ts';
import { reasons, squareUp, yearRows } from '#brackets/command/report-year.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import type { Row } from './compare.ts';
import { formatCents } from './format.ts';

/** The pays of a year, each with its number, day and code. */
export const payRows = (calculated: CalculatedYear): readonly Row[] =>
  yearRows(calculated).map((row, index) => {
    const { gross, paye, studentLoan, kiwiSaver, takeHome, employer } = row;
    const { contribution, esct, net } = employer;
    const amounts = [gross, paye, studentLoan, kiwiSaver, takeHome, contribution, esct, net];
    const name = `${index + 1}. ${row.day}, job ${row.job}, ${row.what}`;
    return [name, ...amounts.map(formatCents)];
  });

/** The square-up of a year, and its causes. */
export const squareUpRows = (calculated: CalculatedYear): readonly Row[] =>
  [...squareUp(calculated), ...reasons(calculated.year)].map(([what, cents, source]) => [
    what,
    formatCents(dollarsOf(cents)),
    source,
  ]);
