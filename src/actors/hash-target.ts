import { fromCallback, type EventObject } from 'xstate';

/** Asks for the entry that the address names after its #, if it is one of these: at once, then with every change. */
export const hashTarget = fromCallback<EventObject, { entries: readonly string[] }>(
  ({ input, sendBack }) => {
    const tell = () => {
      const entry = window.location.hash.slice(1);
      if (input.entries.includes(entry)) sendBack({ type: 'ENTRY.OPEN', entry });
    };
    tell();
    window.addEventListener('hashchange', tell);
    return () => window.removeEventListener('hashchange', tell);
  },
);
