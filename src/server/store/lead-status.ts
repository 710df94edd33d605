import * as v from 'valibot';
import { selectOn, type Transaction } from './engine.ts';
import { atOnce, sendToFirms } from './notify.ts';
import { statuses, type Status } from './stored-lead.ts';

/** The most firms that receive one lead, as /privacy says. */
export const maxFirms = 3;

/** A change of status, by name: a reopened lead is sent or new again. */
export interface StatusChange {
  readonly status: Exclude<Status, 'new' | 'sent' | 'spam'> | 'reopened';
  readonly firm?: string | undefined;
  readonly by: string;
  readonly at: Date;
}

const nameOf = (lead: number): string => `lead ${lead}`;

/** A lead's status, and how many firms have it and have not declined it. An earlier version kept only their names. */
const standing = v.object({
  before: v.picklist(statuses),
  firms: v.number(),
  undeclined: v.number(),
});

/** Notifies the recipients that have received a lead, and no others, of what happened to it later. */
export async function follow(
  { run }: Pick<Transaction, 'run'>,
  lead: number,
  about: 'correction' | 'withdrawal',
): Promise<void> {
  await run(
    `INSERT INTO notifications (lead, channel, recipient, about, due_at)
      SELECT lead, channel, recipient, '${about}', CAST(? AS TEXT) FROM notifications
        WHERE lead = ? AND about = 'lead' AND channel <> 'confirmation'
          AND (state = 'told' OR attempts > 0)
      ON CONFLICT (lead, channel, recipient, about) DO UPDATE
        SET state = 'due', attempts = 0, problem = NULL, due_at = excluded.due_at,
          message_id = excluded.message_id`,
    [atOnce, lead],
  );
}

/** Sends a lead to a firm. Rejects for a fourth firm, and for one that has it. */
export async function assign(
  transaction: Transaction,
  lead: number,
  { firm, name, by, at }: { firm: string; name: string; by: string; at: Date },
): Promise<void> {
  const { run, lock } = transaction;
  await lock([nameOf(lead)]);
  const { rows } = await run('SELECT firm FROM recipients WHERE lead = ?', [lead]);
  if (rows.length >= maxFirms) throw new Error('a lead goes to at most three firms');
  await sendToFirms(transaction, [{ lead, firm, name, by, at: at.toISOString() }]);
}

/**
 * Changes a lead's status and keeps the change. A lead is declined once every firm that has it has declined.
 * A withdrawal stops what is due, and goes to whoever has the lead.
 */
export async function changeStatus(
  { run, lock }: Transaction,
  lead: number,
  { status, firm, by, at }: StatusChange,
): Promise<void> {
  await lock([nameOf(lead)]);
  await run(
    'INSERT INTO status_changes (lead, status, firm, made_at, made_by) VALUES (?, ?, ?, ?, ?)',
    [lead, status, firm ?? null, at.toISOString(), by],
  );
  const [found] = await selectOn(run)(
    standing,
    `SELECT status AS before, CAST(count(recipients.id) AS INTEGER) AS firms,
        CAST(count(CASE WHEN NOT EXISTS (SELECT 1 FROM status_changes AS declined
          WHERE declined.lead = leads.id AND declined.status = 'declined'
            AND declined.firm = coalesce(recipients.firm, name)) THEN recipients.id END) AS INTEGER)
          AS undeclined
      FROM leads LEFT JOIN recipients ON lead = leads.id WHERE leads.id = ? GROUP BY leads.id`,
    [lead],
  );
  const { before, firms, undeclined } = found ?? { before: 'new', firms: 0, undeclined: 0 };
  const reopened = firms > 0 ? 'sent' : 'new';
  const declined = undeclined > 0 ? before : 'declined';
  const after = status === 'reopened' ? reopened : status === 'declined' ? declined : status;
  await run('UPDATE leads SET status = ? WHERE id = ?', [after, lead]);
  if (status === 'withdrawn') {
    await follow({ run }, lead, 'withdrawal');
    await run(
      `UPDATE notifications SET state = 'skipped'
        WHERE lead = ? AND about <> 'withdrawal' AND state = 'due'`,
      [lead],
    );
  }
  if (status === 'reopened') {
    // What a withdrawal stopped is sent after all, and a withdrawal that nobody has heard of is not.
    await run(
      `UPDATE notifications SET due_at = ?,
          state = CASE about WHEN 'withdrawal' THEN 'skipped' ELSE 'due' END
        WHERE lead = ? AND channel <> 'confirmation'
          AND state = CASE about WHEN 'withdrawal' THEN 'due' ELSE 'skipped' END`,
      [atOnce, lead],
    );
  }
}
