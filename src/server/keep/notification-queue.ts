import * as v from 'valibot';
import { channels, type Channel } from '#machines/lead-delivery/channels.ts';
import type { Claim } from '#machines/lead-delivery/lead-delivery.machine.ts';
import type { RetryPolicy } from '#machines/lead-delivery/retry-policy.ts';
import { selectOn, type Engine } from './engine.ts';
import { leadColumns, storedLead } from './stored-lead.ts';

export interface AttemptResult {
  readonly state: 'told' | 'due' | 'failed';
  readonly problem?: string;
  readonly dueAt?: Date;
  /** True if nothing was attempted: its recipient has had the most messages of a day. */
  readonly isHeld?: boolean;
}

const due = v.object({ id: v.number(), attempts: v.number(), dueAt: v.string() });

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
    about: v.picklist(['lead', 'correction', 'withdrawal']),
    /** Stays the same across attempts. */
    messageId: v.string(),
  }),
  v.transform(({ notification: id, channel, recipient, about, messageId, ...lead }) => {
    return { id, channel, recipient, about, messageId, lead };
  }),
);

/** A message about a lead. */
export type Notification = v.InferOutput<typeof notification> & {
  /** The slugs of the firms that the lead goes to. */
  readonly firms: readonly string[];
};

export type NotificationQueue = ReturnType<typeof notificationQueue>;

/** The firms that a lead was given to, whatever became of the message or of the lead. */
export const holdersOf = async (run: Engine['run'], lead: number): Promise<readonly string[]> => {
  const { rows } = await run(
    `SELECT recipient FROM notifications WHERE lead = ? AND channel = 'firm' AND about = 'lead'
      ORDER BY id`,
    [lead],
  );
  return rows.map(({ recipient }) => String(recipient));
};

/** The queue of notifications. Each query uses an index, so it does not slow down as leads accumulate. */
export function notificationQueue({ run }: Pick<Engine, 'run'>) {
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
        `SELECT id, attempts, due_at AS "dueAt" FROM notifications
          WHERE state = 'due' AND channel = ? ORDER BY due_at, id LIMIT 1`,
        [channel],
      );
      if (next === undefined) return { kind: 'none', wait: pollInterval };
      const { id, attempts, dueAt } = next;
      const wait = Date.parse(dueAt) - now.valueOf();
      if (wait > 0) return { kind: 'none', wait: Math.min(wait, pollInterval) };
      const claimed = await change(
        `UPDATE notifications SET attempts = attempts + 1, due_at = ?
          WHERE id = ? AND state = 'due' AND due_at = ?`,
        [new Date(now.valueOf() + lease).toISOString(), id, dueAt],
      );
      // Otherwise another server claimed it first, and there may be more.
      if (claimed === 0) return { kind: 'none', wait: 0 };
      return { kind: 'due', attempt: { id, attempt: attempts + 1 } };
    },
    renew: (id: number, until: Date) =>
      change(`UPDATE notifications SET due_at = ? WHERE id = ? AND state = 'due'`, [
        until.toISOString(),
        id,
      ]),
    /** Undefined if its lead has been deleted, or if it is no longer due. */
    read: async (id: number): Promise<Notification | undefined> => {
      const [found] = await select(
        notification,
        `SELECT ${leadColumns}, notifications.id AS notification, channel, recipient, about,
            message_id AS "messageId"
          FROM leads JOIN notifications ON lead = leads.id
          WHERE notifications.id = ? AND state = 'due'`,
        [id],
      );
      return found && { ...found, firms: await holdersOf(run, found.lead.id) };
    },
    /**
     * Saves the result of an attempt, unless the message was replaced meanwhile. One that was withdrawn
     * meanwhile is not retried.
     */
    save: (
      { id, messageId }: Pick<Notification, 'id' | 'messageId'>,
      { state, problem, dueAt, isHeld = false }: AttemptResult,
      at: Date,
    ) =>
      change(
        `UPDATE notifications SET state = ?, problem = ?, told_at = ?,
            due_at = coalesce(?, due_at), attempts = attempts - ?
          WHERE id = ? AND message_id = ?
            AND state IN ('due', ${state === 'told' ? "'skipped'" : "'due'"})`,
        [
          state,
          problem ?? null,
          state === 'told' ? at.toISOString() : null,
          dueAt?.toISOString() ?? null,
          Number(isHeld),
          id,
          messageId,
        ],
      ),
    /** How many are due or failed, and since when the oldest waits. A rejected confirmation is not a failure. */
    backlog: async () => {
      const [row = { due: 0, failed: 0, oldest: null }] = await select(
        backlog,
        `SELECT CAST(count(*) AS INTEGER) AS due, min(queued_at) AS oldest,
            (SELECT CAST(count(*) AS INTEGER) FROM notifications
              WHERE state = 'failed' AND channel <> 'confirmation') AS failed
          FROM notifications WHERE state = 'due'`,
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
    acknowledge: (lead?: number) =>
      change(
        `UPDATE notifications SET state = 'seen'
          WHERE state = 'failed' AND ${lead === undefined ? 'true' : 'lead = ?'}`,
        lead === undefined ? [] : [lead],
      ),
  };
}
