import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

/**
 * That a lead was delivered, for the other tabs that have it too: its random key and nothing
 * of the lead. The next page that is opened forgets all of them.
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

/** True for the storage event of a lead that another tab has marked. */
export const isNewMark = ({ key, newValue }: StorageEvent): boolean =>
  key !== null && key.startsWith(prefix) && newValue !== null;
