import * as v from 'valibot';
import { channels, operatorChannels, type Channel } from '#machines/lead-delivery/channels.ts';
import { hour } from '#src/server/durations.ts';
import {
  insertRows,
  selectOn,
  type Engine,
  type Run,
  type Transaction,
} from '#src/server/keep/engine.ts';

/** Whom a channel tells: an operator's address; empty if the channel has one recipient, or a lead's own firms. */
export interface Recipient {
  readonly channel: Channel;
  readonly recipient: string;
}

/** A first attempt is due long ago, so that a wrong clock cannot delay it. */
const atOnce = new Date(0).toISOString();

const toOperator = `channel IN ('${operatorChannels.join("', '")}')`;

const storedRecipient = v.object({ channel: v.picklist(channels), recipient: v.string() });

const nobody = 'nobody to tell: set an operator (docs/settings.md)';

const recipientsIn = (run: Run) =>
  selectOn(run)(
    storedRecipient,
    'SELECT channel, recipient FROM recipients ORDER BY channel, recipient',
  );

/** True if the server can mail firms. */
export const tellsFirms = async (run: Run): Promise<boolean> =>
  (await recipientsIn(run)).some(({ channel }) => channel === 'firm');

/**
 * Stores whom this server tells, so that a command in a shell without its settings tells the same. Messages to
 * anybody else can never be sent: they fail. Returns how many.
 */
export const storeRecipients = (
  { transaction }: Engine,
  recipients: readonly Recipient[],
): Promise<number> =>
  transaction(async ({ run }) => {
    await run('DELETE FROM recipients');
    await insertRows(
      run,
      'recipients (channel, recipient)',
      recipients.map(({ channel, recipient }) => [channel, recipient]),
      'ON CONFLICT DO NOTHING',
    );
    const { changed } = await run(
      `UPDATE notifications SET state = 'failed', problem = 'its recipient is not in the settings any more'
        WHERE state = 'due' AND NOT EXISTS (SELECT 1 FROM recipients
          WHERE recipients.channel = notifications.channel
            AND recipients.recipient IN (notifications.recipient, ''))`,
    );
    return changed;
  });

/** A lead that its recipients are yet to be told of. */
export interface Arrival {
  readonly id: number;
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** The slugs of the firms that it goes to. */
  readonly firms: readonly string[];
}

/** True if an address had a confirmation within the hour: it may be a stranger's. */
async function isConfirmed(run: Run, { email, receivedAt }: Arrival): Promise<boolean> {
  const { rows } = await run(
    `SELECT 1 FROM leads
      JOIN notifications ON lead = leads.id AND channel = 'confirmation' AND state <> 'skipped'
      WHERE email = ? AND received_at > ? LIMIT 1`,
    [email, new Date(Date.parse(receivedAt) - hour).toISOString()],
  );
  return rows.length > 0;
}

const queue = (
  run: Run,
  rows: readonly (readonly [number, Channel, string, string?])[],
  problem?: string,
) => {
  const now = new Date().toISOString();
  return insertRows(
    run,
    'notifications (lead, channel, recipient, about, state, queued_at, due_at, problem)',
    rows.map(([lead, channel, recipient, state = 'due']) => [
      lead,
      channel,
      recipient,
      'lead',
      state,
      now,
      atOnce,
      problem ?? null,
    ]),
    // The first of a burst, out of quarantine.
    'ON CONFLICT (lead, channel, recipient, about) DO NOTHING',
  );
};

/** Queues a lead's messages to the operator. Where none is set, the message has failed, which shows. */
async function queueOperators(run: Run, lead: number, only: readonly Channel[]): Promise<void> {
  const operators = (await recipientsIn(run)).filter(({ channel }) => only.includes(channel));
  await queue(
    run,
    operators.map(({ channel, recipient }) => [lead, channel, recipient]),
  );
  if (operators.length === 0) await queue(run, [[lead, 'mail', '', 'failed']], nobody);
}

/** Queues a message of a form in quarantine, to the operator's mailboxes alone. */
export const queueNotice = ({ run }: Transaction, lead: number): Promise<void> =>
  queueOperators(run, lead, ['mail']);

/** Queues a message to each of these firms. */
export const queueFirms = ({ run }: Transaction, lead: number, firms: readonly string[]) =>
  queue(
    run,
    firms.map((firm) => [lead, 'firm', firm]),
  );

/** Queues the messages of a lead that has come: to the operator, to the visitor, and to each firm it goes to. */
export async function queueArrival(transaction: Transaction, arrival: Arrival): Promise<void> {
  const { run, lock } = transaction;
  const { id, email, firms } = arrival;
  await queueOperators(run, id, operatorChannels);
  await queueFirms(transaction, id, firms);
  const confirms = (await recipientsIn(run)).some(({ channel }) => channel === 'confirmation');
  if (!confirms || email === '') return;
  await lock([email]);
  const state = (await isConfirmed(run, arrival)) ? 'skipped' : 'due';
  await queue(run, [[id, 'confirmation', '', state]]);
}

/** Tells those who may know of a lead that it was corrected or withdrawn; skips what they need not know any more. */
export async function queueChange(
  { run }: Transaction,
  lead: number,
  about: 'correction' | 'withdrawal',
): Promise<void> {
  await run(
    `INSERT INTO notifications (lead, channel, recipient, about, state, queued_at, due_at)
      SELECT DISTINCT lead, channel, recipient, CAST(? AS TEXT), 'due', CAST(? AS TEXT), CAST(? AS TEXT)
        FROM notifications
        WHERE lead = ? AND about = 'lead' AND channel <> 'confirmation'
          AND (state = 'told' OR attempts > 0)
      ON CONFLICT (lead, channel, recipient, about) DO UPDATE
        SET state = 'due', attempts = 0, problem = NULL, due_at = excluded.due_at,
          queued_at = excluded.queued_at, message_id = excluded.message_id`,
    [about, new Date().toISOString(), atOnce, lead],
  );
  if (about === 'correction') return;
  await run(
    `UPDATE notifications SET state = 'skipped'
      WHERE lead = ? AND state IN ('due', 'failed') AND about <> 'withdrawal'`,
    [lead],
  );
}

/**
 * Sends again what failed or waits, of all leads or of one. A message to somebody who is no recipient of the
 * server any more goes to those who are. Returns how many messages are due now.
 */
export const retry = ({ transaction }: Engine, lead?: number): Promise<number> =>
  transaction(async ({ run }) => {
    const [which, args] = lead === undefined ? ['true', []] : ['lead = ?', [lead]];
    const own = `recipients.channel = notifications.channel AND recipients.recipient`;
    const untold = new Set<number>();
    // One index has those that are due, another those that failed.
    for (const state of ['due', 'failed']) {
      const { rows } = await run(
        `DELETE FROM notifications WHERE state = '${state}' AND ${which}
          AND ${toOperator}
          AND EXISTS (SELECT 1 FROM recipients WHERE ${toOperator})
          AND NOT EXISTS (SELECT 1 FROM recipients WHERE ${own} = notifications.recipient)
          RETURNING lead`,
        args,
      );
      for (const row of rows) untold.add(Number(row['lead']));
    }
    for (const each of untold) await queueOperators(run, each, operatorChannels);
    let again = 0;
    for (const state of ['due', 'failed']) {
      const { changed } = await run(
        `UPDATE notifications SET state = 'due', attempts = 0, due_at = ?
          WHERE state = '${state}' AND ${which} AND EXISTS
            (SELECT 1 FROM recipients WHERE ${own} IN (notifications.recipient, ''))`,
        [atOnce, ...args],
      );
      again += changed;
    }
    return again;
  });
