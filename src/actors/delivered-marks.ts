import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

/**
 * Marks a lead as delivered for other tabs that have it: by its random key, with nothing else of the
 * lead. The next page load deletes all marks.
 */
const prefix = 'waymark.delivered.';

export function markDelivered(key: string): void {
  writeStored('localStorage', prefix + key, true);
}

export const isDelivered = (key: string): boolean =>
  readStored('localStorage', prefix + key) === true;

export function forgetDelivered(): void {
  for (const key of storedKeys('localStorage', prefix)) removeStored('localStorage', key);
}

/** True if another tab has just marked a lead. */
export const isNewMark = ({ key, newValue }: StorageEvent): boolean =>
  key !== null && key.startsWith(prefix) && newValue !== null;
