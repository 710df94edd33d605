import { setTimeout as pause } from 'node:timers/promises';
import type { LeadStore } from './store/lead-store.ts';

/** How long, in milliseconds, what was last seen of the store is believed. */
const believed = 5000;

/** How long, in milliseconds, a trial may take; who asks has no more patience than that either. */
const patience = 2000;

export interface WatchedStore {
  readonly save: LeadStore['save'];
  /** Resolves when a lead can be stored, and rejects with why it can't. */
  readonly check: () => Promise<void>;
}

async function tryOut(store: Pick<LeadStore, 'probe'>): Promise<void> {
  const timer = new AbortController();
  const late = pause(patience, undefined, { signal: timer.signal }).then(() => {
    throw Object.assign(new Error('the store takes too long'), { code: 'STORE_SLOW' });
  });
  try {
    await Promise.race([store.probe(), late]);
  } finally {
    timer.abort();
    await late.catch(() => {});
  }
}

/**
 * Watches whether leads can be stored: from the last one that was, or was not, and where that
 * is some time ago from a trial, so that asking costs the same however often it is done and
 * however many leads there are.
 */
export function watchStore(
  store: Pick<LeadStore, 'save' | 'probe'>,
  clock: () => number = () => performance.now(),
): WatchedStore {
  let seen: { readonly outcome: Promise<void>; readonly at: number } | undefined;
  const note = (outcome: Promise<void>): Promise<void> => {
    // Whoever asks is told; nobody has to.
    outcome.catch(() => {});
    seen = { outcome, at: clock() };
    return outcome;
  };
  return {
    save: async (lead) => {
      try {
        const outcome = await store.save(lead);
        void note(Promise.resolve());
        return outcome;
      } catch (error) {
        void note(Promise.reject(error));
        throw error;
      }
    },
    check: () =>
      seen !== undefined && clock() - seen.at < believed ? seen.outcome : note(tryOut(store)),
  };
}
