import * as v from 'valibot';
import { selectOn, type Engine, type Run } from './engine.ts';
import { findLeads } from './find-leads.ts';
import { expectSchema } from './open-engine.ts';
import { notificationQueue } from './notification-queue.ts';
import { leadColumns, matching, storedLead, where, type Selection } from './stored-lead.ts';

/** A deleted lead. A number alone could be given to another lead after a restore. */
const deletion = v.object({ lead: v.number(), receivedAt: v.string() });

const total = v.object({ leads: v.number(), newest: v.nullable(v.string()) });

/** Notes that data was deleted or replaced, which the daily work erases from the database's files. */
export const noteErasure = (run: Run) =>
  run('INSERT INTO erasures VALUES (?) ON CONFLICT DO NOTHING', [new Date().toISOString()]);

export type LeadStore = ReturnType<typeof leadStoreOn>;

/** What is kept: leads, their messages, and what was deleted. */
export function leadStoreOn(engine: Engine) {
  const { run, transaction, erase, backup, close } = engine;
  const select = selectOn(run);
  return {
    list: (selection: Selection = {}) => select(storedLead, ...matching(leadColumns, selection)),
    /** How many leads match, and when the newest of them came. */
    count: async (selection: Selection = {}) => {
      const { sql, args } = where(selection);
      const counted = `SELECT CAST(count(*) AS INTEGER) AS leads, max(received_at) AS newest
        FROM leads ${sql}`;
      const [{ leads, newest } = { leads: 0, newest: null }] = await select(total, counted, args);
      return { leads, newest: newest === null ? null : new Date(newest) };
    },
    /** How many open leads of some forms no firm has. */
    withoutFirm: async (forms: readonly string[]): Promise<number> => {
      const { rows } = await run(
        `SELECT CAST(count(*) AS INTEGER) AS leads FROM leads
          WHERE status = 'new' AND form IN (${forms.map(() => '?').join(', ')})`,
        forms,
      );
      return Number(rows[0]?.['leads']);
    },
    remove: (selection: Selection): Promise<number> =>
      transaction(async (each) => {
        const { sql, args } = where(selection);
        const { changed } = await each.run(`DELETE FROM leads ${sql}`, args);
        if (changed > 0) await noteErasure(each.run);
        return changed;
      }),
    find: findLeads(run),
    notifications: notificationQueue(engine),
    /** Writes a consistent copy to an empty file, while others may write here. */
    backup,
    /** The deleted leads, which an older copy may still contain. */
    deletions: () => select(deletion, 'SELECT lead, received_at AS "receivedAt" FROM deletions'),
    /** Deletes these leads again; returns how many were there. */
    repeatDeletions: (deletions: readonly v.InferOutput<typeof deletion>[]): Promise<number> =>
      transaction(async (each) => {
        let count = 0;
        for (const { lead, receivedAt } of deletions) {
          const again = 'DELETE FROM leads WHERE id = ? AND received_at = ?';
          count += (await each.run(again, [lead, receivedAt])).changed;
        }
        return count;
      }),
    /** Erases what was deleted or replaced from the database's files, beyond recovery. Returns false if nothing was. */
    eraseDeleted: async (): Promise<boolean> => {
      const { rows } = await run('SELECT since FROM erasures');
      if (rows.length === 0) return false;
      await erase();
      for (const { since } of rows)
        await run('DELETE FROM erasures WHERE since = ?', [String(since)]);
      return true;
    },
    /** Rejects if a newer program has changed the database. */
    expectSchema: () => expectSchema(run),
    /** Rejects if the database cannot be written. Takes no longer with more leads. */
    probe: async (): Promise<void> => {
      await run('UPDATE schema_version SET version = version');
    },
    close,
  };
}
