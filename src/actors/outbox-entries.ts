import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { entrySchema } from '#machines/lead-outbox/outbox-model.ts';
import type { Entry, EntryStoreEvent } from '#machines/lead-outbox/outbox-model.ts';
import { forgetDelivered } from './delivered-marks.ts';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

const prefix = 'waymark.outbox.';

const day = 86_400_000;

/** How old a lead is when the visitor is asked before it is sent, in milliseconds. */
export const staleAge = 7 * day;

/** How old a lead is when it is erased. */
export const expiryAge = 30 * day;

const dated = v.object({ writtenAt: v.number() });

/** When a lead was first stored. One that the browser does not store counts as written now. */
function writtenAt(key: string): number {
  const { success, output } = v.safeParse(dated, readStored('localStorage', prefix + key));
  return success ? output.writtenAt : Date.now();
}

/** Milliseconds since a lead was written, by this browser's clock. */
export const ageOf = (key: string): number => Date.now() - writtenAt(key);

/** Reads the leads that an earlier visit left behind; skips invalid entries, and erases expired ones. */
export const loadEntries = fromPromise<readonly Entry[]>(async () => {
  forgetDelivered();
  return storedKeys('localStorage', prefix).flatMap((key) => {
    const result = v.safeParse(entrySchema, readStored('localStorage', key));
    if (!result.success) return [];
    if (ageOf(result.output.key) <= expiryAge) return [result.output];
    removeStored('localStorage', key);
    return [];
  });
});

/** Makes the browser ask before it closes a page that has the only copy of a lead. */
const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Stores each entry under its own name, so that two tabs never overwrite each other's. Sends
 * ENTRY.STORE_FAILED if the browser cannot store one. Only then does it guard the page, because a guard
 * keeps the page out of the back-forward cache.
 */
export const entryStore = fromCallback<EntryStoreEvent>(({ receive, sendBack }) => {
  const notPersisted = new Set<string>();
  const guard = () => {
    if (notPersisted.size > 0) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
  };
  const keep = (entry: Entry) => {
    const stored = { ...entry, writtenAt: writtenAt(entry.key) };
    if (writeStored('localStorage', prefix + entry.key, stored) || entry.refused) {
      notPersisted.delete(entry.key);
    } else {
      notPersisted.add(entry.key);
      sendBack({ type: 'ENTRY.STORE_FAILED', key: entry.key });
    }
  };
  const drop = (key: string) => {
    removeStored('localStorage', prefix + key);
    notPersisted.delete(key);
  };
  receive((event) => {
    if (event.type === 'ENTRY.KEEP') keep(event.entry);
    else event.keys.forEach(drop);
    guard();
  });
});
