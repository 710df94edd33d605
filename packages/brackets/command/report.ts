/** A column of a report. */
export interface Column<Row> {
  readonly name: string;
  /** For people, in a table. */
  readonly shown: (row: Row) => string;
  /** For programs, in CSV (default: as shown). */
  readonly plain?: (row: Row) => string;
  /** Begins at the left. */
  readonly isText?: true;
}

/** A report whose rows, perhaps millions, are calculated as they are printed. */
export interface Report<Row> {
  /** The lines above a table. */
  readonly heading: string;
  /** The fields above the rows in JSON, by name. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** The columns of a table. */
  readonly columns: readonly Column<Row>[];
  /** Those of CSV (default: those of a table). */
  readonly csvColumns?: readonly Column<Row>[];
  readonly rows: Iterable<Row>;
  /** The row of the largest income, which is the widest (default: every row is measured). */
  readonly widest?: Row;
  /** Lines below a row, in a table. */
  readonly details?: (row: Row) => string;
}

/** Rows that are calculated when they are printed. */
export function* mapped<Item, Row>(
  items: Iterable<Item>,
  rowOf: (item: Item) => Row,
): Iterable<Row> {
  for (const item of items) yield rowOf(item);
}

function* table<Row>(report: Report<Row>): Iterable<string> {
  const { heading, columns, rows, widest, details } = report;
  const measured = widest === undefined ? [...rows] : [widest];
  const widths = columns.map(({ name, shown }) =>
    Math.max(name.length, ...measured.map((row) => shown(row).length)),
  );
  const lineOf = (cellOf: (column: Column<Row>) => string): string => {
    const cells = columns.map((column, at) =>
      column.isText
        ? cellOf(column).padEnd(widths[at] ?? 0)
        : cellOf(column).padStart(widths[at] ?? 0),
    );
    return `${cells.join('  ')}\n`;
  };
  yield heading + lineOf(({ name }) => name);
  for (const row of rows) yield lineOf(({ shown }) => shown(row)) + (details?.(row) ?? '');
}

function* csv<Row>({
  columns: shown,
  csvColumns: columns = shown,
  rows,
}: Report<Row>): Iterable<string> {
  yield `${columns.map(({ name }) => name).join(',')}\n`;
  for (const row of rows)
    yield `${columns.map(({ shown: asShown, plain = asShown }) => plain(row)).join(',')}\n`;
}

/** JSON with one row on each line. */
function* json<Row>({ about, rows }: Report<Row>): Iterable<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"incomes":[`;
  let separator = '\n';
  for (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

const formats = { table, csv, json } as const;

/** The output of a report, in pieces. */
export const printed = <Row>(report: Report<Row>, format: keyof typeof formats): Iterable<string> =>
  formats[format](report);
