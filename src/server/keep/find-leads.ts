import * as v from 'valibot';
import { selectOn, type Run } from './engine.ts';
import { leadColumns, matching, storedLead, type Selection } from './stored-lead.ts';

const ownDetails = v.object({
  ...storedLead.entries,
  /** The date of the privacy notice it came under. */
  privacyVersion: v.nullable(v.string()),
});

const change = v.object({
  madeAt: v.string(),
  madeBy: v.string(),
  what: v.string(),
  detail: v.string(),
});

const notification = v.object({
  channel: v.string(),
  recipient: v.string(),
  about: v.string(),
  state: v.string(),
  attempts: v.number(),
  notifiedAt: v.nullable(v.string()),
  problem: v.nullable(v.string()),
});

export type LeadDetails = Awaited<ReturnType<ReturnType<typeof findLeads>>>[number];

/** Finds everything that is kept about leads, oldest first. */
export const findLeads = (run: Run) => async (selection: Selection) => {
  const select = selectOn(run);
  const columns = `${leadColumns}, privacy_version AS "privacyVersion"`;
  const leads = await select(ownDetails, ...matching(columns, selection));
  return Promise.all(
    leads.map(async (lead) => ({
      ...lead,
      changes: await select(
        change,
        `SELECT made_at AS "madeAt", made_by AS "madeBy", what, detail FROM changes
          WHERE lead = ? ORDER BY id`,
        [lead.id],
      ),
      notifications: await select(
        notification,
        `SELECT channel, recipient, about, state, attempts, told_at AS "notifiedAt", problem
          FROM notifications WHERE lead = ? ORDER BY id`,
        [lead.id],
      ),
    })),
  );
};
