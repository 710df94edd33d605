import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Lead } from '#machines/lead/lead-form.ts';
import { day } from '#src/server/durations.ts';
import { beginLives } from '#src/server/life/begin-lives.ts';
import { namesOf, type LifeOptions } from '#src/server/life/life-options.ts';
import { mailFirms } from '#src/server/life/queue-mails.ts';
import { standingsOf } from '#src/server/life/standings.ts';
import { storeLives } from '#src/server/life/stored-life.ts';
import { insertRows, type Engine, type Run } from './engine.ts';
import { emailKey, isConfirmed, notifyOf, type Recipients } from './notify.ts';

export interface NewLead {
  readonly form: string;
  /** Identifies a request that may be delivered more than once. */
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

const inserted = v.object({ id: v.number(), form: v.string(), key: v.string() });

const laterOf = (one: string, other: string): string => (one > other ? one : other);

const nameOf = ({ form, key }: { form: string; key: string }): string => `${form} ${key}`;

/** The key of a lead. One without a key has that of its content and day, or of the day before if it came then. */
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

async function itemOf(run: Run, lead: NewLead, recipientsOf: Recipients) {
  const isSpam = lead.isSpam === true;
  // Spam does not count towards a recipient's mails of the day.
  const recipients =
    isSpam && lead.isNotice !== true
      ? []
      : recipientsOf(lead).filter(({ channel }) => !isSpam || channel === 'mail');
  return {
    lead,
    isSpam,
    values: lead.values,
    form: lead.form,
    key: await keyOf(run, lead),
    email: emailKey(lead.values['email']),
    receivedAt: lead.receivedAt.toISOString(),
    recipients,
  };
}

/** Stores a whole group and its notifications, or nothing: each lead once for its form and key. */
export const saveLeads =
  (
    engine: Engine,
    recipientsOf: Recipients,
    { partners = [], onTransition = () => {} }: LifeOptions,
  ) =>
  async (leads: readonly NewLead[]): Promise<(lead: NewLead) => SaveOutcome> => {
    const items = await Promise.all(leads.map((lead) => itemOf(engine.run, lead, recipientsOf)));
    const taken: string[] = [];
    const outcomes = await engine.transaction(async (transaction) => {
      const { run, lock } = transaction;
      const emails = items.filter(isConfirmed).map(({ email }) => email);
      await lock([...items.map(nameOf), ...emails, ...(partners.length > 0 ? namesOf() : [])]);
      const now = items.map(({ receivedAt }) => receivedAt).reduce(laterOf);
      const standings = await standingsOf(run, partners, now);
      const rows = await insertRows(
        run,
        `leads (form, idempotency_key, fingerprint, reference, received_at, fields, email,
          privacy_version, written_at)`,
        items.map(({ lead, form, key, email, receivedAt }) => [
          form,
          key,
          lead.fingerprint ?? null,
          lead.reference ?? null,
          receivedAt,
          JSON.stringify(lead.values),
          email,
          lead.privacyVersion ?? null,
          lead.writtenAt?.toISOString() ?? null,
        ]),
        `ON CONFLICT (form, idempotency_key) DO NOTHING RETURNING id, form, idempotency_key AS key`,
      );
      const ids = new Map(
        rows.map((row) => v.parse(inserted, row)).map((row) => [nameOf(row), row.id]),
      );
      const added = items.flatMap((item) => {
        const id = ids.get(nameOf(item));
        // Of several requests with one key, the first in the group was stored.
        ids.delete(nameOf(item));
        return id === undefined ? [] : [{ ...item, id }];
      });
      const stored = beginLives(added, standings, partners.length > 0);
      await storeLives(
        run,
        stored.map(({ id: lead, done }) => ({ lead, done })),
      );
      await notifyOf(transaction, stored);
      await mailFirms(run, stored);
      // A retry of the transaction replaces what its first run collected.
      taken.splice(0, Infinity, ...stored.flatMap(({ done }) => done.transitions));
      if (stored.some(({ lead }) => lead.isSpam)) {
        await run(
          `DELETE FROM leads WHERE status = 'spam' AND id <=
            (SELECT id FROM leads WHERE status = 'spam' ORDER BY id DESC LIMIT 1 OFFSET ?)`,
          [spamKept],
        );
      }
      const found = new Map<NewLead, SaveOutcome>(stored.map(({ lead }) => [lead, 'stored']));
      const repeated = items.filter(({ lead }) => !found.has(lead));
      for (const { lead, form, key } of repeated) {
        const other = await run(
          'SELECT id FROM leads WHERE form = ? AND idempotency_key = ? AND fingerprint <> ?',
          [form, key, lead.fingerprint ?? ''],
        );
        found.set(lead, other.rows.length > 0 ? 'key-used' : 'repeated');
      }
      return found;
    });
    taken.forEach(onTransition);
    return (lead) => outcomes.get(lead) ?? 'stored';
  };
