import * as v from 'valibot';
import type { Lead } from '#machines/lead/lead-form.ts';
import type { Execute } from './connection.ts';
import { leadColumns, leadOfRow } from './lead-row.ts';
import type { Status, StoredLead } from './stored-lead.ts';

/** Somebody who received a lead from the operator. */
export interface Recipient {
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** What is known of telling somebody of a lead. */
export interface Telling {
  readonly channel: string;
  readonly state: string;
  readonly attempts: number;
  readonly toldAt: string | null;
  readonly problem: string | null;
}

/** Everything that is kept of a lead. */
export interface WholeLead extends StoredLead {
  readonly recipients: readonly Recipient[];
  readonly notifications: readonly Telling[];
}

/** What the operator does with a lead. Each rejects when the database fails. */
export interface LeadDesk {
  /** Everything kept of a lead; null where there is none of that number. */
  readonly find: (id: number) => Promise<WholeLead | null>;
  /** Writes down who received a lead and when, and that it is sent, unless it is further than that. */
  readonly assign: (id: number, name: string, at: Date) => Promise<void>;
  readonly setStatus: (id: number, status: Status) => Promise<void>;
  /** Puts other values in place of a lead's, so that the old ones are gone beyond recovery. */
  readonly correct: (id: number, values: Lead) => Promise<void>;
}

const recipient = v.pipe(
  v.object({ name: v.string(), received_at: v.string() }),
  v.transform(({ name, received_at: receivedAt }): Recipient => ({ name, receivedAt })),
);

const telling = v.pipe(
  v.object({
    channel: v.string(),
    state: v.string(),
    attempts: v.number(),
    told_at: v.nullable(v.string()),
    problem: v.nullable(v.string()),
  }),
  v.transform(({ told_at: toldAt, ...rest }): Telling => ({ ...rest, toldAt })),
);

/** `erase` takes what was overwritten out of the database's files. */
export const leadDesk = (execute: Execute, erase: () => Promise<void>): LeadDesk => ({
  find: async (id) => {
    const lead = await execute(`SELECT ${leadColumns} FROM leads WHERE id = ?`, [id]);
    if (lead.rows[0] === undefined) return null;
    const recipients = await execute(
      'SELECT name, received_at FROM recipients WHERE lead = ? ORDER BY id',
      [id],
    );
    const notifications = await execute(
      `SELECT channel, state, attempts, told_at, problem FROM notifications
        WHERE lead = ? ORDER BY id`,
      [id],
    );
    return {
      ...leadOfRow(lead.rows[0]),
      recipients: recipients.rows.map((row) => v.parse(recipient, row)),
      notifications: notifications.rows.map((row) => v.parse(telling, row)),
    };
  },
  assign: async (id, name, at) => {
    await execute('INSERT INTO recipients (lead, name, received_at) VALUES (?, ?, ?)', [
      id,
      name,
      at.toISOString(),
    ]);
    await execute(`UPDATE leads SET status = 'sent' WHERE id = ? AND status = 'new'`, [id]);
  },
  setStatus: async (id, status) => {
    await execute('UPDATE leads SET status = ? WHERE id = ?', [status, id]);
  },
  correct: async (id, values) => {
    await execute('UPDATE leads SET fields = ? WHERE id = ?', [JSON.stringify(values), id]);
    await erase();
  },
});
