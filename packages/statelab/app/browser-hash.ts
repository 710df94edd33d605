import { fromCallback } from 'xstate';
import type { HistoryEvent } from './lab.machine.ts';

/** Sends an event when the browser's hash changes, and replaces the hash without a history entry. */
export const browserHash = fromCallback<HistoryEvent>(({ sendBack, receive }) => {
  let known = window.location.hash;
  const onChange = () => {
    known = window.location.hash;
    sendBack({ type: 'HASH.CHANGE', hash: known });
  };
  receive(({ hash }) => {
    // The visitor has navigated: a hashchange event follows.
    if (window.location.hash !== known) return;
    window.history.replaceState(window.history.state, '', hash);
    known = window.location.hash;
  });
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
});
