import type { Bracket } from '#machines/tax-calculator/income-tax.ts';
import type { SpanRule } from '#content/tax-schedules.ts';
import type { Schedule } from '#machines/tax-calculator/schedule.ts';
import type { Inspection } from '#brackets/inspect-income.ts';

const dollars = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2 });
const limit = new Intl.NumberFormat('en-NZ');
/** Rates as finely as a schedule may hold them; effective rates a little finer. */
const percent = (fraction: number, digits: number): string =>
  `${(fraction * 100).toFixed(digits)}%`;
const rateOf = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

const spanRules: Readonly<Record<SpanRule, string>> = {
  exact: 'bands hold exactly what their limits say',
  'plus-one': 'every band holds a dollar more than its limits say',
};

const head = [
  'grossIncome',
  'deductions',
  'taxableIncome',
  'taxOwed',
  'afterTaxIncome',
  'effectiveRate',
  'marginalRate',
  'step',
  'exact',
  'short',
];

const cells = (inspection: Inspection): readonly string[] => {
  const short = inspection.shortfall.reduce((sum, { cents }) => sum + cents, 0);
  return [
    dollars.format(inspection.grossIncome),
    dollars.format(inspection.deductions),
    dollars.format(inspection.taxableIncome),
    dollars.format(inspection.taxOwed),
    dollars.format(inspection.afterTaxIncome),
    percent(inspection.effectiveRate, 4),
    rateOf(inspection.marginalRate),
    inspection.step === null ? '-' : String(inspection.step),
    dollars.format(inspection.exactTax),
    String(Number(short.toFixed(4))),
  ];
};

const bracketLine = ({ min, max, rate, amount, tax }: Bracket): string => {
  const band =
    max === Infinity ? `from ${limit.format(min)}` : `${limit.format(min)} to ${limit.format(max)}`;
  return `    ${band}: ${dollars.format(amount)} at ${rateOf(rate)} adds ${dollars.format(tax)}\n`;
};

const reasonLine = (moved: Inspection['shortfall'][number]): string =>
  `    short: ${dollars.format(moved.amount)} above ${limit.format(moved.limit)} is taxed at ` +
  `${rateOf(moved.rate)}, not ${rateOf(moved.exactRate)}: ${Number(moved.cents.toFixed(4))} cents\n`;

/** Inspected incomes as a table for a terminal, each with its brackets below it. */
export function printTable(schedule: Schedule, inspections: readonly Inspection[]): string {
  const rows = [head, ...inspections.map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) => `${row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')}\n`,
  );
  const details = inspections.map(({ brackets, shortfall }) =>
    [...brackets.map(bracketLine), ...shortfall.map(reasonLine)].join(''),
  );
  const { id, name, from, to, spanRule } = schedule;
  const dates = to === null ? `from ${from}` : `${from} to ${to}`;
  return [
    `${id}: ${name} (${dates}); ${spanRules[spanRule]}\n`,
    lines[0],
    ...inspections.map((_, index) => `${lines[index + 1]}${details[index]}`),
  ].join('');
}
