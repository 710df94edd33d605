import { randomUUID } from 'node:crypto';
import type { Lead } from '#machines/lead/lead-form.ts';
import { day } from '#src/server/durations.ts';
import type { Engine, Run } from '#src/server/keep/engine.ts';
import { emailKey, type Status } from '#src/server/keep/stored-lead.ts';
import { firmsFor } from './firms.ts';
import { queueArrival, queueNotice, tellsFirms } from './messages.ts';

export interface NewLead {
  readonly form: string;
  /** The same for every delivery of one request. */
  readonly idempotencyKey: string | undefined;
  /** Of its content. Without key and fingerprint every delivery is a lead. */
  readonly fingerprint?: string | undefined;
  readonly reference?: string | undefined;
  readonly receivedAt: Date;
  /** If it waited in the browser for over an hour. */
  readonly writtenAt?: Date | undefined;
  readonly values: Lead;
  readonly privacyVersion?: string | undefined;
  /** True if a program filled in the form: it goes into quarantine, and notifies nobody. */
  readonly isSpam?: boolean | undefined;
  /** True if the operator gets a message about this one nevertheless. */
  readonly isNotice?: boolean | undefined;
}

/** Stored now, stored by an earlier delivery, or rejected because another request used its key. */
export type SaveOutcome = 'stored' | 'repeated' | 'key-used';

/** How much spam is kept. A flood replaces older spam; it cannot fill the disk. */
const spamKept = 1000;

/** A lead's key. Without one, its content and the day are its key: the day before if it came then too. */
async function keyOf(
  run: Run,
  { form, idempotencyKey, fingerprint, receivedAt }: NewLead,
): Promise<string> {
  if (idempotencyKey !== undefined) return idempotencyKey;
  if (fingerprint === undefined) return randomUUID();
  const keyOn = (time: number) => `${new Date(time).toISOString().slice(0, 10)} ${fingerprint}`;
  const dayBefore = keyOn(receivedAt.valueOf() - day);
  const earlier = 'SELECT id FROM leads WHERE form = ? AND idempotency_key = ?';
  const { rows } = await run(earlier, [form, dayBefore]);
  return rows.length > 0 ? dayBefore : keyOn(receivedAt.valueOf());
}

/** Stores a lead with its messages, or nothing: once for its form and key. */
export const saveLead =
  ({ transaction }: Engine, firms = firmsFor) =>
  (lead: NewLead): Promise<SaveOutcome> =>
    transaction(async (each) => {
      const { run, lock } = each;
      const { form, values, fingerprint = null, isSpam = false } = lead;
      const key = await keyOf(run, lead);
      await lock([`${form} ${key}`]);
      const email = emailKey(values['email']);
      const receivedAt = lead.receivedAt.toISOString();
      const goesTo = (await tellsFirms(run)) ? firms(form, values) : [];
      const open: Status = goesTo.length > 0 ? 'sent' : 'new';
      const { rows } = await run(
        `INSERT INTO leads (form, idempotency_key, fingerprint, reference, received_at, written_at,
            status, privacy_version, email, fields)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (form, idempotency_key) DO NOTHING RETURNING id`,
        [
          form,
          key,
          fingerprint,
          lead.reference ?? '',
          receivedAt,
          lead.writtenAt?.toISOString() ?? null,
          isSpam ? 'spam' : open,
          lead.privacyVersion ?? null,
          email,
          JSON.stringify(values),
        ],
      );
      if (rows[0] === undefined) {
        const other = await run(
          'SELECT id FROM leads WHERE form = ? AND idempotency_key = ? AND fingerprint <> ?',
          [form, key, fingerprint],
        );
        return other.rows.length > 0 ? 'key-used' : 'repeated';
      }
      const id = Number(rows[0]['id']);
      if (!isSpam) {
        await queueArrival(each, { id, email, receivedAt, firms: goesTo.map(({ slug }) => slug) });
        return 'stored';
      }
      if (lead.isNotice === true) await queueNotice(each, id);
      await run(
        `DELETE FROM leads WHERE status = 'spam' AND id <=
          (SELECT id FROM leads WHERE status = 'spam' ORDER BY id DESC LIMIT 1 OFFSET ?)`,
        [spamKept],
      );
      return 'stored';
    });
