import { setTimeout as pause } from 'node:timers/promises';
import type { LeadStore } from './store/lead-store.ts';
import type { NewLead } from './store/save-leads.ts';

/** How long, in milliseconds, what was last seen of the store is believed. */
const believed = 5000;

/** How long, in milliseconds, a trial may take; who asks has no more timeoutMs than that either. */
const timeoutMs = 2000;

export type WatchedStore = ReturnType<typeof watchStore>;

async function tryOut(store: Pick<LeadStore, 'probe'>): Promise<void> {
  const late = pause(timeoutMs, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('lead store timed out'), { code: 'STORE_SLOW' });
  });
  await Promise.race([store.probe(), late]);
}

/** Watches whether leads can be stored, by the last one saved or, if that is some time ago, by a trial. */
export function watchStore(
  store: Pick<LeadStore, 'save' | 'probe'>,
  clock: () => number = () => performance.now(),
) {
  let seen: { readonly outcome: Promise<void>; readonly at: number } | undefined;
  const note = (outcome: Promise<void>): Promise<void> => {
    // Whoever asks is told; nobody has to.
    outcome.catch(() => {});
    seen = { outcome, at: clock() };
    return outcome;
  };
  return {
    save: async (lead: NewLead) => {
      try {
        const outcome = await store.save(lead);
        void note(Promise.resolve());
        return outcome;
      } catch (error) {
        void note(Promise.reject(error));
        throw error;
      }
    },
    /** Resolves when a lead can be stored, and rejects with why it can't. */
    check: () =>
      seen !== undefined && clock() - seen.at < believed ? seen.outcome : note(tryOut(store)),
  };
}
