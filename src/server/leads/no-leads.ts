import type { LeadStore } from '#src/server/store/lead-store.ts';

/** What the command does with a store. */
export type StoredLeads = Omit<LeadStore, 'save' | 'newest' | 'probe'>;

const noDatabase = () => Promise.reject(new Error('there is no database'));

/** What is read where there is no database file yet: reading makes none. */
export const noLeads: StoredLeads = {
  list: () => Promise.resolve([]),
  count: () => Promise.resolve(0),
  remove: () => Promise.resolve(0),
  desk: { find: noDatabase, assign: noDatabase, setStatus: noDatabase, correct: noDatabase },
  notifications: {
    claim: noDatabase,
    leadOf: noDatabase,
    note: noDatabase,
    failed: () => Promise.resolve(0),
    retry: () => Promise.resolve(0),
  },
  backup: () => Promise.reject(new Error('there is no database to back up')),
  close: () => {},
};
