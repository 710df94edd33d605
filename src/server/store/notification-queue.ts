import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  channels,
  type Channel,
  type Claim,
} from '#machines/lead-delivery/lead-delivery.machine.ts';
import { maxRetryAfter, type RetryPolicy } from '#machines/lead-delivery/retry-policy.ts';
import { marks, selectOn, type Engine } from './engine.ts';
import { atOnce } from './notify.ts';
import { leadColumns, storedLead } from './stored-lead.ts';

export interface AttemptResult {
  readonly state: 'told' | 'due' | 'failed';
  readonly problem?: string;
  readonly dueAt?: Date;
}

const due = v.object({
  id: v.number(),
  attempts: v.number(),
  dueAt: v.string(),
  recipient: v.string(),
  messageId: v.string(),
});

const changed = v.object({ id: v.number() });

const backlog = v.object({
  due: v.number(),
  failed: v.number(),
  oldest: v.nullable(v.string()),
});

const notification = v.pipe(
  v.object({
    ...storedLead.entries,
    notification: v.number(),
    channel: v.picklist(channels),
    /** An operator's address or a firm's slug; empty if the channel has only one recipient. */
    recipient: v.string(),
    /** A lead came, is offered, was corrected or withdrawn by the visitor, or no firm has it any more. */
    about: v.picklist(['lead', 'offer', 'correction', 'withdrawal', 'given-up']),
    /** Stays the same across attempts. Notifications in one message share it. */
    messageId: v.string(),
    /** Until when its firm can accept the lead (ISO 8601, UTC); null if it is not offered. */
    until: v.nullable(v.string()),
  }),
  v.transform(({ notification: id, channel, recipient, about, messageId, until, ...lead }) => {
    return { id, channel, recipient, about, messageId, until, lead };
  }),
);

export type Notification = v.InferOutput<typeof notification>;

export type NotificationQueue = ReturnType<typeof notificationQueue>;

/** The queue of notifications. Each query uses an index, so it does not slow down as leads accumulate. */
export function notificationQueue({ run, transaction }: Engine) {
  const select = selectOn(run);
  const change = async (...statement: Parameters<typeof run>): Promise<number> =>
    (await run(...statement)).changed;
  return {
    /** Starts an attempt at the notification that is due longest, and reserves it for the lease (ms). */
    claim: async (
      channel: Channel,
      now: Date,
      { lease, pollInterval }: Pick<RetryPolicy, 'lease' | 'pollInterval'>,
    ): Promise<Claim> => {
      const [next] = await select(
        due,
        `SELECT id, attempts, due_at AS "dueAt", recipient, message_id AS "messageId"
          FROM notifications WHERE state = 'due' AND channel = ? ORDER BY due_at, id LIMIT 1`,
        [channel],
      );
      if (next === undefined) return { kind: 'none', wait: pollInterval };
      const { id, attempts, dueAt, recipient, messageId } = next;
      const wait = Date.parse(dueAt) - now.valueOf();
      if (wait > 0) return { kind: 'none', wait: Math.min(wait, pollInterval) };
      // Notifications held for one recipient until one time are one message, also when retried:
      // a receiver ignores an id that it has seen, even with other content.
      const isHeld = attempts === 0 && dueAt !== atOnce && recipient !== '';
      const [which, of] = isHeld ? ['attempts', 0] : ['message_id', messageId];
      const rows = await select(
        changed,
        `UPDATE notifications SET attempts = attempts + 1, due_at = ?, message_id = ?
          WHERE state = 'due' AND channel = ? AND due_at = ? AND recipient = ? AND ${which} = ?
          RETURNING id`,
        [new Date(now.valueOf() + lease).toISOString(), messageId, channel, dueAt, recipient, of],
      );
      const others = rows.map((row) => row.id).filter((other) => other !== id);
      // Otherwise another server claimed it first, and there may be more.
      if (others.length === rows.length) return { kind: 'none', wait: 0 };
      const attempt = { id, attempt: attempts + 1, ...(others.length > 0 && { others }) };
      return { kind: 'due', attempt };
    },
    renew: (ids: readonly number[], until: Date) =>
      change(`UPDATE notifications SET due_at = ? WHERE id IN ${marks(ids)} AND state = 'due'`, [
        until.toISOString(),
        ...ids,
      ]),
    /** Leaves out those whose lead has been deleted, or which are no longer due. */
    read: (ids: readonly number[]): Promise<Notification[]> =>
      select(
        notification,
        `SELECT ${leadColumns}, notifications.id AS notification, channel, recipient, about, message_id AS "messageId",
            (SELECT until FROM offers WHERE offers.lead = leads.id AND firm = recipient) AS until
          FROM leads JOIN notifications ON lead = leads.id
          WHERE notifications.id IN ${marks(ids)} AND state = 'due' ORDER BY notifications.id`,
        ids,
      ),
    /**
     * Saves the result of an attempt, unless the message was replaced meanwhile. One that was withdrawn
     * meanwhile is not retried.
     */
    save: (
      sent: readonly Pick<Notification, 'id' | 'messageId'>[],
      { state, problem, dueAt }: AttemptResult,
      at: Date,
    ) =>
      change(
        `UPDATE notifications SET state = ?, problem = ?, told_at = ?, due_at = coalesce(?, due_at)
          WHERE id IN ${marks(sent)} AND message_id IN ${marks(sent)}
            AND state IN ('due', ${state === 'told' ? "'skipped'" : "'due'"})`,
        [
          state,
          problem ?? null,
          state === 'told' ? at.toISOString() : null,
          dueAt?.toISOString() ?? null,
          ...sent.map(({ id }) => id),
          ...sent.map(({ messageId }) => messageId),
        ],
      ),
    /** Addresses the mails of earlier versions, which went to all operators at once. */
    addressMail: (addresses: readonly string[]): Promise<void> =>
      transaction(async (each) => {
        const old = `notifications.channel = 'mail' AND notifications.recipient = ''`;
        for (const address of addresses) {
          await each.run(
            `INSERT INTO notifications
                (lead, channel, recipient, message_id, state, attempts, due_at, told_at, problem)
              SELECT lead, channel, CAST(? AS TEXT), message_id, state, attempts, due_at, told_at,
                problem FROM notifications WHERE ${old} ON CONFLICT DO NOTHING`,
            [address],
          );
        }
        await each.run(`DELETE FROM notifications WHERE ${old}`);
      }),
    /** How many are due or failed, and when the oldest due lead came. A rejected confirmation is not a failure. */
    backlog: async () => {
      const [row = { due: 0, failed: 0, oldest: null }] = await select(
        backlog,
        `SELECT CAST(count(*) AS INTEGER) AS due, min(received_at) AS oldest,
            (SELECT CAST(count(*) AS INTEGER) FROM notifications
              WHERE state = 'failed' AND channel <> 'confirmation') AS failed
          FROM notifications JOIN leads ON leads.id = lead WHERE state = 'due'`,
      );
      return row;
    },
    unconfirmed: async (): Promise<number[]> => {
      const rows = await select(
        v.object({ lead: v.number() }),
        `SELECT lead FROM notifications WHERE state = 'failed' AND channel = 'confirmation'
          ORDER BY lead`,
      );
      return rows.map(({ lead }) => lead);
    },
    /** Retries failed and waiting notifications, of all leads or of one and what shares a message with it. Returns how many. */
    retry: async (lead?: number): Promise<number> => {
      let again = 0;
      // One index has those that are due, another those that failed.
      for (const state of ['due', 'failed'] as const) {
        const shared = 'message_id IN (SELECT message_id FROM notifications WHERE lead = ?)';
        again += await change(
          `UPDATE notifications SET state = 'due', attempts = 0, due_at = ?
            WHERE state = '${state}' AND ${lead === undefined ? 'true' : shared}`,
          [atOnce, ...(lead === undefined ? [] : [lead])],
        );
      }
      return again;
    },
    /** Ends waits that are longer than any real one: the clock was ahead when they began. */
    endFarWaits: (now: Date) =>
      change(`UPDATE notifications SET due_at = ? WHERE state = 'due' AND due_at > ?`, [
        atOnce,
        new Date(now.valueOf() + maxRetryAfter).toISOString(),
      ]),
    acknowledge: (lead?: number) =>
      change(
        `UPDATE notifications SET state = 'seen'
          WHERE state = 'failed' AND ${lead === undefined ? 'true' : 'lead = ?'}`,
        lead === undefined ? [] : [lead],
      ),
    /** Sends a lead as it now is to all its recipients but the visitor, as new messages. Returns how many. */
    sendAgain: (lead: number): Promise<number> =>
      transaction(async (each) => {
        const notified = await selectOn(each.run)(
          changed,
          `UPDATE notifications SET state = 'due', attempts = 0, problem = NULL, due_at = ?
            WHERE lead = ? AND about = 'lead' AND channel <> 'confirmation' RETURNING id`,
          [atOnce, lead],
        );
        for (const { id } of notified) {
          await each.run('UPDATE notifications SET message_id = ? WHERE id = ?', [
            randomBytes(16).toString('hex'),
            id,
          ]);
        }
        return notified.length;
      }),
  };
}
