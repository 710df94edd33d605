import { setTimeout as pause } from 'node:timers/promises';
import type { LeadStore } from './store/lead-store.ts';
import { withTtlCache } from './ttl-cache.ts';

/** Time, in milliseconds, that a trial may take; load balancers wait no longer either. */
const timeoutMs = 2000;

export type WatchedStore = ReturnType<typeof watchStore>;

async function tryOut(store: Pick<LeadStore, 'probe'>): Promise<unknown> {
  const late = pause(timeoutMs, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('lead store timed out'), { code: 'STORE_SLOW' });
  });
  return Promise.race([store.probe(), late]);
}

/** Watches whether leads can be stored, by the last one saved or, if that is some time ago, by a trial. */
export function watchStore(store: Pick<LeadStore, 'save' | 'probe'>, clock?: () => number) {
  const health = withTtlCache(() => tryOut(store), clock);
  const save: LeadStore['save'] = (lead) => {
    const saved = store.save(lead);
    saved.finally(() => health.set(saved)).catch(() => {});
    return saved;
  };
  /** Rejects with the reason if leads cannot be stored. */
  return { save, check: health.get };
}
