import type { InValue } from '@libsql/client';
import * as v from 'valibot';
import {
  channels,
  type Channel,
  type Claim,
} from '#machines/lead-delivery/lead-delivery.machine.ts';
import { selectOn, type Execute } from './connection.ts';
import { leadColumns, storedLead, type StoredLead } from './stored-lead.ts';

/** What a notification says: that a lead came, was corrected, or was withdrawn by the visitor. */
const subjects = ['lead', 'correction', 'withdrawal'] as const;

export interface Notification {
  readonly lead: StoredLead;
  readonly channel: Channel;
  /** An operator's address or a firm's slug; empty where the channel has only one recipient. */
  readonly recipient: string;
  readonly about: (typeof subjects)[number];
  /** The same for each attempt, and for nothing else. */
  readonly messageId: string;
}

export type AttemptResult =
  | { readonly state: 'told' }
  | { readonly state: 'due'; readonly problem: string; readonly dueAt: Date }
  | { readonly state: 'failed'; readonly problem: string };

const due = v.object({ id: v.number(), attempts: v.number(), dueAt: v.string() });

const backlog = v.object({
  due: v.nullish(v.number(), 0),
  failed: v.nullish(v.number(), 0),
  oldest: v.nullable(v.string()),
});

const leadNumber = v.object({ lead: v.number() });

const addressed = v.object({
  ...storedLead.entries,
  channel: v.picklist(channels),
  recipient: v.string(),
  about: v.picklist(subjects),
  messageId: v.string(),
});

export type NotificationQueue = ReturnType<typeof notificationQueue>;

/** The notifications of leads: the rows of a transactional outbox. */
export function notificationQueue(execute: Execute) {
  const select = selectOn(execute);
  const change = async (sql: string, args: InValue[]): Promise<number> =>
    (await execute(sql, args)).rowsAffected;
  return {
    /**
     * Counts an attempt at the notification that is due longest, and reserves it until the lease ends. If none is
     * due, returns how long to wait, at most `pollInterval`.
     */
    claim: async (
      channel: Channel,
      now: Date,
      { lease, pollInterval }: { readonly lease: number; readonly pollInterval: number },
    ): Promise<Claim> => {
      const [first] = await select(
        due,
        `SELECT id, attempts, due_at AS dueAt FROM notifications
          WHERE state = 'due' AND channel = ? ORDER BY due_at, id LIMIT 1`,
        [channel],
      );
      if (first === undefined) return { kind: 'none', wait: pollInterval };
      const { id, attempts, dueAt } = first;
      const wait = Date.parse(dueAt) - now.valueOf();
      if (wait > 0) return { kind: 'none', wait: Math.min(wait, pollInterval) };
      const isClaimed = await change(
        `UPDATE notifications SET attempts = attempts + 1, due_at = ?
          WHERE id = ? AND state = 'due' AND due_at = ?`,
        [new Date(now.valueOf() + lease).toISOString(), id, dueAt],
      );
      // Otherwise another claim was quicker, and there may be more.
      return isClaimed === 1
        ? { kind: 'due', attempt: { id, attempt: attempts + 1 } }
        : { kind: 'none', wait: 0 };
    },
    renew: (id: number, until: Date) =>
      change(`UPDATE notifications SET due_at = ? WHERE id = ? AND state = 'due'`, [
        until.toISOString(),
        id,
      ]),
    /** Null if the lead was deleted meanwhile, or the notification is no longer due. */
    read: async (id: number): Promise<Notification | null> => {
      const [row] = await select(
        addressed,
        `SELECT ${leadColumns}, channel, recipient, about, message_id AS messageId
          FROM leads JOIN notifications ON lead = leads.id
          WHERE notifications.id = ? AND state = 'due'`,
        [id],
      );
      if (row === undefined) return null;
      const { channel, recipient, about, messageId, ...lead } = row;
      return { channel, recipient, about, messageId, lead };
    },
    /** Records the result of an attempt, unless the message was replaced during it. */
    save: async (messageId: string, id: number, result: AttemptResult, at: Date): Promise<void> => {
      const isTold = result.state === 'told';
      await execute(
        `UPDATE notifications SET state = ?, problem = ?, told_at = ?, due_at = coalesce(?, due_at)
          WHERE id = ? AND message_id = ?`,
        [
          result.state,
          isTold ? null : result.problem,
          isTold ? at.toISOString() : null,
          result.state === 'due' ? result.dueAt.toISOString() : null,
          id,
          messageId,
        ],
      );
    },
    /** Addresses the mails of earlier versions, which went to all operators at once. */
    addressMail: async (addresses: readonly string[]): Promise<void> => {
      const old = `notifications.channel = 'mail' AND notifications.recipient = ''`;
      await execute(
        `INSERT INTO notifications
            (lead, channel, recipient, message_id, state, attempts, due_at, told_at, problem)
          SELECT lead, channel, value, message_id, state, attempts, due_at, told_at, problem
            FROM notifications, json_each(?) WHERE ${old} ON CONFLICT DO NOTHING`,
        [JSON.stringify(addresses)],
      );
      await execute(`DELETE FROM notifications WHERE ${old}`);
    },
    /** How much is to be sent, and when the oldest lead of it came. A rejected confirmation is not a failure. */
    backlog: async () => {
      const [row] = await select(
        backlog,
        `SELECT sum(state = 'due') AS due, min(CASE state WHEN 'due' THEN received_at END) AS oldest,
            sum(state = 'failed' AND channel <> 'confirmation') AS failed
          FROM notifications JOIN leads ON leads.id = lead WHERE state IN ('due', 'failed')`,
      );
      return row ?? { due: 0, failed: 0, oldest: null };
    },
    /** The numbers of the leads whose confirmation was rejected. */
    unconfirmed: async () => {
      const leads = await select(
        leadNumber,
        `SELECT lead FROM notifications WHERE state = 'failed' AND channel = 'confirmation'
          ORDER BY lead`,
      );
      return leads.map(({ lead }) => lead);
    },
    /** Retries failed notifications, of one lead or of all; returns how many. */
    retry: (now: Date, lead?: number) =>
      change(
        `UPDATE notifications SET state = 'due', attempts = 0, due_at = ?1
          WHERE state = 'failed' AND (?2 IS NULL OR lead = ?2)`,
        [now.toISOString(), lead ?? null],
      ),
    /** Marks failed notifications as seen, of one lead or of all; returns how many. */
    acknowledge: (lead?: number) =>
      change(
        `UPDATE notifications SET state = 'seen'
          WHERE state = 'failed' AND (?1 IS NULL OR lead = ?1)`,
        [lead ?? null],
      ),
    /** Sends everything but the confirmation again, as new messages; returns how many. */
    sendAgain: (now: Date, lead: number) =>
      change(
        `UPDATE notifications SET state = 'due', attempts = 0, problem = NULL, due_at = ?,
            message_id = lower(hex(randomblob(16)))
          WHERE lead = ? AND channel <> 'confirmation' AND state <> 'skipped'`,
        [now.toISOString(), lead],
      ),
  };
}
