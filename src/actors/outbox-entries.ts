import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { entrySchema, type Entry } from '#machines/lead-outbox/entry.ts';
import type { EntryStoreEvent } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { forgetDelivered } from './delivered-marks.ts';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

const prefix = 'waymark.outbox.';

/** Reads the leads that an earlier visit left behind; what is not an entry is passed over. */
export const loadEntries = fromPromise<readonly Entry[]>(async () => {
  forgetDelivered();
  return storedKeys('localStorage', prefix).flatMap((key) => {
    const result = v.safeParse(entrySchema, readStored('localStorage', key));
    return result.success ? [result.output] : [];
  });
});

/** Keeps each entry under a name of its own, so that two tabs never overwrite each other's. */
export const entryStore = fromCallback<EntryStoreEvent>(({ receive }) => {
  receive((event) => {
    if (event.type === 'ENTRY.KEEP') {
      writeStored('localStorage', prefix + event.entry.key, event.entry);
    } else {
      removeStored('localStorage', prefix + event.key);
    }
  });
});
