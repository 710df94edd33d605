import * as v from 'valibot';
import type { LifeOptions } from '#src/server/life/life-options.ts';
import { livesOn } from '#src/server/life/lives.ts';
import { selectOn, type Engine } from './engine.ts';
import { groupCommit } from './group-commit.ts';
import { findLeads } from './find-leads.ts';
import { notificationQueue } from './notification-queue.ts';
import type { Recipients } from './notify.ts';
import { saveLeads } from './save-leads.ts';
import { leadColumns, matching, storedLead, where, type Selection } from './stored-lead.ts';

/** A deleted lead. A number alone could be given to another lead after a restore. */
const deletion = v.object({ lead: v.number(), receivedAt: v.string() });

const total = v.object({ leads: v.number(), newest: v.nullable(v.string()) });

export type LeadStore = ReturnType<typeof leadStoreOn>;

/** The lead store on a migrated database. It notifies the recipients of each saved lead. */
export function leadStoreOn(engine: Engine, recipientsOf: Recipients, options: LifeOptions = {}) {
  const { run, transaction, erase, backup, close } = engine;
  const select = selectOn(run);
  return {
    /** Saves a lead and its notifications to disk, once for its form and idempotency key. */
    save: groupCommit(saveLeads(engine, recipientsOf, options)),
    list: (selection: Selection = {}) => select(storedLead, ...matching(leadColumns, selection)),
    /** How many leads match, and when the newest of them came. */
    count: async (selection: Selection = {}) => {
      const { sql, args } = where(selection);
      const counted = `SELECT CAST(count(*) AS INTEGER) AS leads, max(received_at) AS newest
        FROM leads ${sql}`;
      const [{ leads, newest } = { leads: 0, newest: null }] = await select(total, counted, args);
      return { leads, newest: newest === null ? null : new Date(newest) };
    },
    remove: async (selection: Selection): Promise<number> => {
      const { sql, args } = where(selection);
      const { changed } = await run(`DELETE FROM leads ${sql}`, args);
      if (changed > 0) await erase();
      return changed;
    },
    find: findLeads(run),
    lives: livesOn(engine, options),
    notifications: notificationQueue(engine),
    /** Writes a consistent copy to an empty file, while others may write here. */
    backup,
    /** The deleted leads, which an older copy may still contain. */
    deletions: () => select(deletion, 'SELECT lead, received_at AS "receivedAt" FROM deletions'),
    /** Deletes these leads again; returns how many were there. */
    repeatDeletions: async (
      deletions: readonly v.InferOutput<typeof deletion>[],
    ): Promise<number> => {
      const deleted = await transaction(async (each) => {
        let count = 0;
        for (const { lead, receivedAt } of deletions) {
          const again = 'DELETE FROM leads WHERE id = ? AND received_at = ?';
          count += (await each.run(again, [lead, receivedAt])).changed;
        }
        return count;
      });
      if (deleted > 0) await erase();
      return deleted;
    },
    /** The database's clock. */
    now: async (): Promise<Date> => {
      const { rows } = await run('SELECT CURRENT_TIMESTAMP AS now');
      const now = rows[0]?.['now'];
      // SQLite has text in UTC.
      return now instanceof Date ? now : new Date(`${String(now)}Z`);
    },
    /** Rejects if the database cannot be written. Takes no longer with more leads. */
    probe: async (): Promise<void> => {
      await run('UPDATE migrations SET version = version WHERE version = 1');
    },
    close,
  };
}
