import type { Mail } from '#machines/lead-life/lead-life.events.ts';
import type { Advance } from '#machines/lead-life/advance.ts';
import { insertRows, type Run } from '#src/server/store/engine.ts';
import { atOnce, type Recipient } from '#src/server/store/notify.ts';

/** Notifications of a lead that were sent, or at least attempted: their recipients may have read it. */
const informed = `lead = ? AND about IN ('lead', 'offer') AND (state = 'told' OR attempts > 0)`;

/** The earlier notifications whose recipients a mail goes to: the operator's and the webhook's, or one firm's. */
const followed = ({ to, about }: Mail): string => {
  if (to === 'firm') return `channel = 'firm' AND recipient = ?`;
  return about === 'given-up' ? `channel = 'mail'` : `channel IN ('mail', 'webhook')`;
};

/** Queues a mail to those who were notified of the lead before, once for each. */
const follow = (run: Run, lead: number, mail: Mail) =>
  run(
    `INSERT INTO notifications (lead, channel, recipient, about, due_at)
      SELECT DISTINCT lead, channel, recipient, '${mail.about}', CAST(? AS TEXT)
        FROM notifications WHERE ${informed} AND ${followed(mail)}
      ON CONFLICT (lead, channel, recipient, about) DO UPDATE
        SET state = 'due', attempts = 0, problem = NULL, due_at = excluded.due_at,
          message_id = excluded.message_id`,
    [atOnce, lead, ...(mail.to === 'firm' ? [mail.firm] : [])],
  );

const isNew = ({ about }: Mail): boolean => about === 'lead' || about === 'offer';

/** Queues the offers and whole leads that firms get. */
export const mailFirms = (
  run: Run,
  leads: readonly {
    readonly id: number;
    readonly done: Pick<Advance, 'mails'>;
    readonly recipients: readonly Recipient[];
  }[],
) =>
  insertRows(
    run,
    'notifications (lead, channel, recipient, about, due_at)',
    leads.flatMap(({ id, done, recipients }) =>
      done.mails
        .filter((mail) => mail.to === 'firm' && isNew(mail))
        .map(({ firm, about }) => {
          const asked = recipients.find(
            ({ channel, recipient }) => channel === 'firm' && recipient === firm,
          );
          return [id, 'firm', firm, about, asked?.heldUntil ?? atOnce];
        }),
    ),
    'ON CONFLICT DO NOTHING',
  );

/** Queues the mails of a lead's event. On its arrival the caller does so, because it knows the recipients. */
export async function queueMails(run: Run, lead: number, mails: readonly Mail[]): Promise<void> {
  await mailFirms(run, [{ id: lead, done: { mails }, recipients: [] }]);
  for (const mail of mails) if (!isNew(mail)) await follow(run, lead, mail);
  const isWithdrawn = mails.some(({ about }) => about === 'withdrawal');
  // Skips queued mails that this event has made obsolete.
  await run(
    `UPDATE notifications SET state = 'skipped' WHERE lead = ? AND state = 'due' AND ${
      isWithdrawn
        ? `about <> 'withdrawal'`
        : `about = 'offer' AND recipient NOT IN
            (SELECT firm FROM offers WHERE offers.lead = notifications.lead AND state = 'open')`
    }`,
    [lead],
  );
}
