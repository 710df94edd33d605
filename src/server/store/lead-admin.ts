import * as v from 'valibot';
import type { Firm } from '#content/firm.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { selectOn, type Engine } from './engine.ts';
import { assign, changeStatus, follow, type StatusChange } from './lead-status.ts';
import { emailKey, notifyOf, type Recipient } from './notify.ts';
import { leadColumns, matching, storedLead, type Selection } from './stored-lead.ts';

const text = v.string();
const optionalText = v.nullable(v.string());

const ownDetails = v.object({
  ...storedLead.entries,
  /** The date of the privacy notice it came under; null for a lead of an earlier version. */
  privacyVersion: optionalText,
});

/** A firm that received the lead; `firm` is null in an earlier version's note. Times are ISO 8601, UTC. */
const recipient = v.object({
  name: text,
  receivedAt: text,
  firm: optionalText,
  sentBy: optionalText,
});

const notification = v.object({
  channel: text,
  recipient: text,
  about: text,
  state: text,
  attempts: v.number(),
  notifiedAt: optionalText,
  problem: optionalText,
  /** How many more confirmations the lead's address would have received within the hour. */
  held: v.number(),
});

const statusChange = v.object({ status: text, firm: optionalText, madeAt: text, madeBy: text });

export type LeadDetails = Awaited<ReturnType<ReturnType<typeof leadAdmin>['find']>>[number];

const hourAfter = (time: string): string => new Date(Date.parse(time) + 3_600_000).toISOString();

/** What the operator does with a lead. */
export function leadAdmin({ run, transaction, erase }: Engine) {
  const select = selectOn(run);
  return {
    find: async (selection: Selection) => {
      const columns = `${leadColumns}, privacy_version AS "privacyVersion"`;
      const leads = await select(ownDetails, ...matching(columns, selection));
      return Promise.all(
        leads.map(async (lead) => ({
          ...lead,
          recipients: await select(
            recipient,
            `SELECT name, received_at AS "receivedAt", firm, sent_by AS "sentBy"
              FROM recipients WHERE lead = ? ORDER BY id`,
            [lead.id],
          ),
          notifications: await select(
            notification,
            `SELECT channel, recipient, about, state, attempts, told_at AS "notifiedAt", problem,
                CASE WHEN channel = 'confirmation' AND state <> 'skipped' THEN (
                  SELECT CAST(count(*) AS INTEGER) FROM leads JOIN notifications AS held
                    ON held.lead = leads.id AND held.channel = 'confirmation' AND held.state = 'skipped'
                  WHERE email = ? AND leads.received_at >= ? AND leads.received_at < ?
                ) ELSE 0 END AS held
              FROM notifications WHERE lead = ? ORDER BY id`,
            [emailKey(lead.values['email']), lead.receivedAt, hourAfter(lead.receivedAt), lead.id],
          ),
          history: await select(
            statusChange,
            `SELECT status, firm, made_at AS "madeAt", made_by AS "madeBy"
              FROM status_changes WHERE lead = ? ORDER BY id`,
            [lead.id],
          ),
        })),
      );
    },
    /** Sends a lead to a firm. Rejects for a fourth firm, and for one that has it. */
    assign: (lead: number, { slug, name }: Pick<Firm, 'slug' | 'name'>, by: string, at: Date) =>
      transaction((each) => assign(each, lead, { firm: slug, name, by, at })),
    changeStatus: (lead: number, change: StatusChange) =>
      transaction((each) => changeStatus(each, lead, change)),
    /** Replaces a lead's values beyond recovery, and notifies everybody who has the lead. */
    correct: async (lead: number, values: Lead): Promise<void> => {
      await transaction(async (each) => {
        await each.run('UPDATE leads SET fields = ?, email = ? WHERE id = ?', [
          JSON.stringify(values),
          emailKey(values['email']),
          lead,
        ]);
        await follow(each, lead, 'correction');
      });
      await erase();
    },
    /** Takes a lead out of quarantine and notifies its recipients. */
    restoreSpam: (lead: number, recipients: readonly Recipient[]) =>
      transaction(async (each) => {
        const [spam] = await selectOn(each.run)(
          v.object({ email: text, receivedAt: text }),
          `UPDATE leads SET status = 'new' WHERE id = ? AND status = 'spam'
            RETURNING email, received_at AS "receivedAt"`,
          [lead],
        );
        if (spam === undefined) return;
        await each.lock([spam.email]);
        await notifyOf(each, [{ id: lead, recipients, ...spam }]);
      }),
  };
}
