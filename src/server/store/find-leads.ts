import * as v from 'valibot';
import { lifeOf } from '#machines/lead-life/advance.ts';
import { hour } from '#src/server/durations.ts';
import { eventsOf } from '#src/server/life/stored-life.ts';
import { selectOn, type Run } from './engine.ts';
import { emailKey } from './notify.ts';
import { leadColumns, matching, storedLead, type Selection } from './stored-lead.ts';

const ownDetails = v.object({
  ...storedLead.entries,
  /** The date of the privacy notice it came under; null for a lead of an earlier version. */
  privacyVersion: v.nullable(v.string()),
});

const notification = v.object({
  channel: v.string(),
  recipient: v.string(),
  about: v.string(),
  state: v.string(),
  attempts: v.number(),
  notifiedAt: v.nullable(v.string()),
  problem: v.nullable(v.string()),
  /** How many more confirmations the lead's address would have received within the hour. */
  held: v.number(),
});

export type LeadDetails = Awaited<ReturnType<ReturnType<typeof findLeads>>>[number];

const hourAfter = (time: string): string => new Date(Date.parse(time) + hour).toISOString();

/** Finds everything that is kept about leads, oldest first. */
export const findLeads = (run: Run) => async (selection: Selection) => {
  const select = selectOn(run);
  const columns = `${leadColumns}, privacy_version AS "privacyVersion"`;
  const leads = await select(ownDetails, ...matching(columns, selection));
  return Promise.all(
    leads.map(async (lead) => {
      const events = await eventsOf(run, lead.id);
      return {
        ...lead,
        offers: lifeOf(events).context.offers,
        events,
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
      };
    }),
  );
};
