import { useMemo, useSyncExternalStore } from 'react';
import { readAddress, type Address } from './address.ts';

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The address of the lab as it is now. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(onHashChange, () => window.location.hash);
  return useMemo(() => readAddress(hash), [hash]);
}

/** Lets the address say how the present place is looked at, as no step of the browser's history. */
export function rewriteAddress(hash: string): void {
  window.history.replaceState(window.history.state, '', hash);
}
