import * as v from 'valibot';

export type Argument = string | number | null;

/** The rows that a statement returned, and how many it has inserted, updated or deleted. */
export interface Result {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly changed: number;
}

/** Runs one statement of SQL that SQLite and PostgreSQL share, with a ? for each argument. */
export type Run = (sql: string, args?: readonly Argument[]) => Promise<Result>;

/** What a transaction's work may call. */
export interface Transaction {
  readonly run: Run;
  /** Locks names until the transaction ends. Other transactions that lock them wait, on any server. */
  readonly lock: (names: readonly string[]) => Promise<void>;
}

/** A database that keeps leads: a file, or a PostgreSQL server for many machines. */
export interface Engine {
  /** The statements that make its schema. */
  readonly schema: readonly string[];
  /** Selects a row if the schema is there. */
  readonly hasSchema: string;
  /** Runs a statement in a transaction of its own. */
  readonly run: Run;
  /** Does all of the work or none of it. Repeats it while the database is busy or out of reach. */
  readonly transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  /** Removes overwritten data from the database's own files. Takes seconds in a large one. */
  readonly erase: () => Promise<void>;
  /** Writes a consistent copy to an empty file, while others may write here. */
  readonly backup: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const selectOn =
  (run: Run) =>
  async <Schema extends v.GenericSchema>(
    schema: Schema,
    sql: string,
    args: readonly Argument[] = [],
  ): Promise<v.InferOutput<Schema>[]> =>
    (await run(sql, args)).rows.map((row) => v.parse(schema, row));

/** Inserts rows of some columns. `after` ends the statement. */
export async function insertRows(
  run: Run,
  into: string,
  rows: readonly (readonly Argument[])[],
  after = '',
): Promise<void> {
  if (rows.length === 0) return;
  const marks = rows.map((row) => `(${row.map(() => '?').join(', ')})`);
  await run(`INSERT INTO ${into} VALUES ${marks.join(', ')} ${after}`, rows.flat());
}
