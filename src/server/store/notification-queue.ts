import * as v from 'valibot';
import type { Channel, Claim } from '#machines/lead-delivery/lead-delivery.machine.ts';
import type { Execute } from './connection.ts';
import { leadColumns, leadOfRow } from './lead-row.ts';
import type { StoredLead } from './stored-lead.ts';

/** What came of a try to tell somebody. */
export interface Outcome {
  readonly id: number;
  /** Why nobody was told; null where somebody was. */
  readonly problem: string | null;
  /** True where it is not tried again. */
  readonly isLast: boolean;
  readonly at: Date;
}

/** The notifications of leads: the rows of a transactional outbox. */
export interface NotificationQueue {
  /**
   * Takes the notification that is due longest on a channel: counts the try, and sets the next
   * one so many milliseconds ahead, so that another program passes it over and one that ends
   * here is made up for. Where none is due, says how long there is none, or `longest`.
   */
  readonly claim: (
    channel: Channel,
    now: Date,
    waitAfter: (attempt: number) => number,
    longest: number,
  ) => Promise<Claim>;
  /** The lead of a notification; null where it was deleted meanwhile. */
  readonly leadOf: (id: number) => Promise<StoredLead | null>;
  /** Writes down what came of a try. */
  readonly note: (outcome: Outcome) => Promise<void>;
  /** How many are given up. Takes as long however many leads there are. */
  readonly failed: () => Promise<number>;
  /** Has what was given up tried again, of one lead or of all; gives how many they are. */
  readonly retry: (now: Date, lead?: number) => Promise<number>;
}

const due = v.object({ id: v.number(), attempts: v.number(), due_at: v.string() });

export const notificationQueue = (execute: Execute): NotificationQueue => ({
  claim: async (channel, now, waitAfter, longest) => {
    const { rows } = await execute(
      `SELECT id, attempts, due_at FROM notifications
        WHERE state = 'due' AND channel = ? ORDER BY due_at, id LIMIT 1`,
      [channel],
    );
    if (rows[0] === undefined) return { kind: 'none', wait: longest };
    const { id, attempts, due_at: dueAt } = v.parse(due, rows[0]);
    const ahead = Date.parse(dueAt) - now.valueOf();
    if (ahead > 0) return { kind: 'none', wait: Math.min(ahead, longest) };
    const attempt = attempts + 1;
    const next = new Date(now.valueOf() + waitAfter(attempt)).toISOString();
    const { rowsAffected } = await execute(
      `UPDATE notifications SET attempts = ?, due_at = ?
        WHERE id = ? AND state = 'due' AND attempts = ?`,
      [attempt, next, id, attempts],
    );
    // Otherwise another program was quicker, and there may be more.
    return rowsAffected === 1
      ? { kind: 'due', notification: { id, attempt } }
      : { kind: 'none', wait: 0 };
  },
  leadOf: async (id) => {
    const { rows } = await execute(
      `SELECT ${leadColumns} FROM leads JOIN notifications ON lead = leads.id
        WHERE notifications.id = ?`,
      [id],
    );
    return rows[0] === undefined ? null : leadOfRow(rows[0]);
  },
  note: async ({ id, problem, isLast, at }) => {
    if (problem === null) {
      await execute(
        `UPDATE notifications SET state = 'told', told_at = ?, problem = NULL WHERE id = ?`,
        [at.toISOString(), id],
      );
    } else {
      await execute(
        `UPDATE notifications SET problem = ?, state = ? WHERE id = ? AND state = 'due'`,
        [problem, isLast ? 'failed' : 'due', id],
      );
    }
  },
  failed: async () => {
    const { rows } = await execute(
      `SELECT count(*) AS failed FROM notifications WHERE state = 'failed'`,
    );
    return Number(rows[0]?.['failed']);
  },
  retry: async (now, lead) => {
    const { rowsAffected } = await execute(
      `UPDATE notifications SET state = 'due', attempts = 0, due_at = ?
        WHERE state = 'failed' AND (? IS NULL OR lead = ?)`,
      [now.toISOString(), lead ?? null, lead ?? null],
    );
    return rowsAffected;
  },
});
