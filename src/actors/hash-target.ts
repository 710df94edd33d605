import { fromCallback, type EventObject } from 'xstate';

/** True if the browser has opened the hash's target. Browsers with `beforematch` do so. */
const isRevealed = (): boolean =>
  'onbeforematch' in window && document.querySelector(':target') !== null;

/**
 * Opens the entry that the address's hash names: at the start, unless the browser has done so, and
 * after every change. Then it scrolls there, because the router did so while the entry was closed.
 */
export const hashTarget = fromCallback<EventObject, { entries: readonly string[] }>(
  ({ input, sendBack }) => {
    const openEntry = () => {
      const entry = window.location.hash.slice(1);
      if (input.entries.includes(entry)) sendBack({ type: 'ENTRY.OPEN', entry });
    };
    const followHash = () => {
      openEntry();
      requestAnimationFrame(() =>
        document.querySelector('details[open] :target')?.scrollIntoView(),
      );
    };
    if (!isRevealed()) openEntry();
    window.addEventListener('popstate', followHash);
    return () => window.removeEventListener('popstate', followHash);
  },
);
