import * as v from 'valibot';
import { attemptSchema, noAttempt } from '#machines/form/attempt.ts';
import type { OutboxEvent } from '#machines/form/form-model.ts';
import type { HandlerResponse } from '#machines/lead/handler-response.ts';

/** A form body that the handler has not yet acknowledged. */
export const entrySchema = v.object({
  ...attemptSchema.entries,
  /** True once the handler has rejected it for good. Browsers have it stored under this name. */
  refused: v.boolean(),
  /** True once the visitor has confirmed that an old one is to be sent. */
  isConfirmed: v.optional(v.boolean()),
});

export type Entry = v.InferOutput<typeof entrySchema>;

/** What names an entry. */
export type Keyed = Pick<Entry, 'key'>;

export type LeadOutboxEvent =
  | Exclude<OutboxEvent, { type: 'LEAD.WATCH' }>
  /** The browser is online again. */
  | { type: 'NETWORK.ONLINE' }
  /** The browser's storage is full or turned off: the entry lasts as long as the page. */
  | { type: 'ENTRY.STORE_FAILED'; key: string }
  /** The visitor dismissed the rejected leads. */
  | { type: 'REJECTED.DISMISS' }
  /** The visitor wants the old leads to be sent, or to be deleted. */
  | { type: 'STALE.SEND' }
  | { type: 'STALE.DISMISS' };

/** Events for the store. Each entry is stored separately, so tabs do not overwrite each other's. */
export type EntryStoreEvent =
  | { type: 'ENTRY.KEEP'; entry: Entry }
  | { type: 'ENTRY.DROP'; keys: readonly string[] };

export interface OutboxContext {
  /** Leads that a form on this page is sending. */
  readonly held: readonly Entry[];
  /** Waiting for delivery, oldest first. */
  readonly pending: readonly Entry[];
  /** Rejected leads. They are kept, and not sent again. */
  readonly rejected: readonly Entry[];
  /** Leads so old that the visitor is asked before they are sent. */
  readonly stale: readonly Entry[];
  /** The keys of leads that the visitor dismissed, or that have expired. */
  readonly dismissed: readonly string[];
  /** The keys of entries that could not be stored. */
  readonly notPersisted: readonly string[];
  /** Failed deliveries in a row during this visit. */
  readonly failures: number;
  /** Whether the network came back during the delivery. */
  readonly retryNow: boolean;
}

export type DeliveryInput = Omit<Entry, 'refused'>;

/** What came of a delivery. */
export interface Delivery extends HandlerResponse {
  /** Why nothing was sent, under the status 0: the visitor is asked about a stale lead first. */
  readonly unsent?: 'stale' | 'expired';
}

/** The entry that is being delivered, or is next. Used only while one is pending. */
export const first = (context: OutboxContext): Entry =>
  context.pending[0] ?? { ...noAttempt, refused: false };

export const merge = (known: readonly Entry[], added: readonly Entry[]): readonly Entry[] => [
  ...known,
  ...added.filter((entry) => known.every(({ key }) => key !== entry.key)),
];

export const without = (entries: readonly Entry[], gone: string): readonly Entry[] =>
  entries.filter(({ key }) => key !== gone);
