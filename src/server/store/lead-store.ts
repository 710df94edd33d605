import type { FormValues } from '#src/server/forms.ts';

/** A form as it is handed to the store. */
export interface NewLead {
  readonly form: string;
  /** Names one request however often it is delivered; without it every delivery is a lead. */
  readonly idempotencyKey: string | undefined;
  readonly receivedAt: Date;
  readonly values: FormValues;
}

export interface StoredLead {
  readonly id: number;
  readonly form: string;
  /** ISO 8601, UTC, with milliseconds. */
  readonly receivedAt: string;
  readonly values: FormValues;
}

/** Where leads are kept. Every method rejects when the database fails. */
export interface LeadStore {
  /** Keeps a lead, once for its form and idempotency key; it is on the disk when this resolves. */
  readonly save: (lead: NewLead) => Promise<void>;
  /** The leads received at or after `since`, oldest first; all of them without it. */
  readonly list: (range?: { readonly since?: Date | undefined }) => Promise<StoredLead[]>;
  /** How many leads were received before a moment. */
  readonly count: (range: { readonly before: Date }) => Promise<number>;
  /** Deletes the leads received before a moment, beyond recovery; gives how many there were. */
  readonly purge: (range: { readonly before: Date }) => Promise<number>;
  readonly close: () => void;
}
