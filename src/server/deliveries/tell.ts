import type { StoredLead } from '#src/server/store/stored-lead.ts';

/** Tells somebody of a lead. Rejects where it is not sure that they know. */
export type Tell = (lead: StoredLead, signal: AbortSignal) => Promise<void>;

/**
 * Names what is told of a lead, the same each time that it is told. The reference is in it
 * because a database that was restored gives numbers again.
 */
export const messageId = ({ id, reference }: StoredLead): string =>
  ['lead', id, reference].filter((part) => part !== '').join('_');
