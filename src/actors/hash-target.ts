import { fromCallback, type EventObject } from 'xstate';

/** Opens the entry that the address's hash names, at the start and after every change. */
export const hashTarget = fromCallback<EventObject, { entries: readonly string[] }>(
  ({ input, sendBack }) => {
    const openEntry = () => {
      const entry = window.location.hash.slice(1);
      if (input.entries.includes(entry)) sendBack({ type: 'ENTRY.OPEN', entry });
    };
    openEntry();
    window.addEventListener('hashchange', openEntry);
    return () => window.removeEventListener('hashchange', openEntry);
  },
);
