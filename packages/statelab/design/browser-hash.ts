import { fromCallback } from 'xstate';

/** Sends an event when the visitor follows a link, or goes back or forward. */
export const browserHash = fromCallback(({ sendBack }) => {
  const onChange = () => sendBack({ type: 'HASH.CHANGE', hash: window.location.hash });
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
});

/** Writes what a view shows into the URL, without a history entry. */
export const replaceHash = (hash: string): void =>
  window.history.replaceState(window.history.state, '', hash);
