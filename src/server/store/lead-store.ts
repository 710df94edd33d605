import type { Lead } from '#machines/lead/lead-form.ts';
import type { LeadAdmin } from './lead-admin.ts';
import type { NotificationQueue } from './notification-queue.ts';
import type { Selection, StoredLead } from './stored-lead.ts';

/** A form as it is handed to the store. */
export interface NewLead {
  readonly form: string;
  /** Names one request however often it is delivered; without it every delivery is a lead. */
  readonly idempotencyKey: string | undefined;
  /** Tells one request's body from another's, where the request has a key. */
  readonly fingerprint?: string | undefined;
  /** What the visitor is told to name the lead by. */
  readonly reference?: string | undefined;
  readonly receivedAt: Date;
  readonly values: Lead;
  /** Which privacy notice was in force, by its date. */
  readonly privacyVersion?: string | undefined;
  /** True for a form that a program filled in: it goes into quarantine, and notifies nobody. */
  readonly isSpam?: boolean | undefined;
}

/** Stored now, stored by an earlier delivery, or rejected because another request used its key. */
export type SaveOutcome = 'stored' | 'repeated' | 'key-used';

/** A deleted lead. A number alone could be given to another lead after a restore. */
export interface Deletion {
  readonly lead: number;
  /** ISO 8601, UTC, with milliseconds. */
  readonly receivedAt: string;
}

/** The notifications that were not sent. */
export interface Backlog {
  readonly due: number;
  readonly failed: number;
  /** When the oldest lead with a due notification was received. */
  readonly oldest: Date | null;
}

/** Where leads are kept. Every method rejects when the database fails. */
export interface LeadStore {
  /**
   * Keeps a lead, once for its form and idempotency key, and with it the notifications of it;
   * all of that is on the disk when this resolves.
   */
  readonly save: (lead: NewLead) => Promise<SaveOutcome>;
  /** The leads that are meant, oldest first. */
  readonly list: (selection?: Selection) => Promise<StoredLead[]>;
  readonly count: (selection: Selection) => Promise<number>;
  /** Deletes the leads that are meant, beyond recovery; gives how many there were. */
  readonly remove: (selection: Selection) => Promise<number>;
  /** What the operator does with a lead. */
  readonly admin: LeadAdmin;
  /** Who is still to be told of which lead. */
  readonly notifications: NotificationQueue;
  readonly backlog: () => Promise<Backlog>;
  /** Writes a consistent copy into a new file while others go on writing here. */
  readonly backup: (file: string) => Promise<void>;
  /** What was deleted, by number and time: a restored copy may still have it. */
  readonly deletions: () => Promise<readonly Deletion[]>;
  /** Deletes again what was deleted once; returns how many leads that were. */
  readonly repeatDeletions: (deletions: readonly Deletion[]) => Promise<number>;
  /** When the newest lead was received; null when there is none. */
  readonly newest: () => Promise<Date | null>;
  /** Writes to the database, to see whether a lead could be stored; takes as long however many there are. */
  readonly probe: () => Promise<void>;
  readonly close: () => void;
}
