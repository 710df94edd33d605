import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { entrySchema, type Entry } from '#machines/lead-outbox/entry.ts';
import type { EntryStoreEvent } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { forgetDelivered } from './delivered-marks.ts';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

const prefix = 'waymark.outbox.';

/** Reads the leads that an earlier visit left behind; skips invalid entries. */
export const loadEntries = fromPromise<readonly Entry[]>(async () => {
  forgetDelivered();
  return storedKeys('localStorage', prefix).flatMap((key) => {
    const result = v.safeParse(entrySchema, readStored('localStorage', key));
    return result.success ? [result.output] : [];
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
    if (writeStored('localStorage', prefix + entry.key, entry) || entry.refused) {
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
