import type { InValue } from '@libsql/client';
import * as v from 'valibot';
import type { Execute } from './connection.ts';

/** A report as it is handed to the store. */
export interface NewReport {
  readonly receivedAt: Date;
  /** Which build of the site it is of. */
  readonly site: string;
  /** Where the visit began. */
  readonly path: string;
  /** The machines on it, in the order they were started. */
  readonly machines: readonly string[];
  /** All of it, as JSON. */
  readonly report: string;
}

/** What a list says of a report. */
export interface StoredReport extends Omit<NewReport, 'receivedAt' | 'report'> {
  readonly id: number;
  /** ISO 8601, UTC, with milliseconds. */
  readonly receivedAt: string;
}

/** Which reports are meant: those that fit all that is said. */
export interface ReportSelection {
  readonly id?: number | undefined;
  /** Received before this moment. */
  readonly before?: Date | undefined;
}

/** Where reports of visits are kept. Every method rejects when the database fails. */
export interface ReportStore {
  /** Keeps a report; it is on the disk when this resolves. */
  readonly save: (report: NewReport) => Promise<void>;
  /** All of them, oldest first. */
  readonly list: () => Promise<StoredReport[]>;
  /** A whole report as JSON; null where there is none of that number. */
  readonly find: (id: number) => Promise<string | null>;
  readonly count: (selection: ReportSelection) => Promise<number>;
  /** Deletes the reports that are meant, beyond recovery; gives how many there were. */
  readonly remove: (selection: ReportSelection) => Promise<number>;
}

const row = v.pipe(
  v.object({
    id: v.number(),
    received_at: v.string(),
    site: v.string(),
    path: v.string(),
    machines: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  }),
  v.transform(({ received_at: receivedAt, ...rest }): StoredReport => ({ ...rest, receivedAt })),
);

const meant = 'WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR received_at < ?2)';

const valuesOf = ({ id, before }: ReportSelection): InValue[] => [
  id ?? null,
  before?.toISOString() ?? null,
];

/** `erase` takes what was deleted out of the database's files. */
export const reportStore = (execute: Execute, erase: () => Promise<void>): ReportStore => ({
  save: async ({ receivedAt, site, path, machines, report }) => {
    await execute(
      'INSERT INTO reports (received_at, site, path, machines, report) VALUES (?, ?, ?, ?, ?)',
      [receivedAt.toISOString(), site, path, JSON.stringify(machines), report],
    );
  },
  list: async () => {
    const { rows } = await execute(
      'SELECT id, received_at, site, path, machines FROM reports ORDER BY received_at, id',
    );
    return rows.map((each) => v.parse(row, each));
  },
  find: async (id) => {
    const { rows } = await execute('SELECT report FROM reports WHERE id = ?', [id]);
    const report = rows[0]?.['report'];
    return typeof report === 'string' ? report : null;
  },
  count: async (selection) => {
    const { rows } = await execute(
      `SELECT count(*) AS reports FROM reports ${meant}`,
      valuesOf(selection),
    );
    return Number(rows[0]?.['reports']);
  },
  remove: async (selection) => {
    const { rowsAffected } = await execute(`DELETE FROM reports ${meant}`, valuesOf(selection));
    await erase();
    return rowsAffected;
  },
});
