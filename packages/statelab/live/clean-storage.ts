import { isLabStorageKey } from '#statelab/app/storage-key.ts';

/** Empties what the site keeps in this browser, as of a visitor it has never seen. What the lab keeps stays. */
export function cleanStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area];
      for (const key of Object.keys(storage)) if (!isLabStorageKey(key)) storage.removeItem(key);
    } catch {
      // Storage is off: nothing is kept.
    }
  }
}
