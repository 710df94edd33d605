import { fromCallback } from 'xstate';
import type { AddressEvent } from './lab.machine.ts';

/** The hash of the browser's address: tells when it changes, and writes it as no step of the history. */
export const browserAddress = fromCallback<AddressEvent>(({ sendBack, receive }) => {
  const tell = () => sendBack({ type: 'ADDRESS.CHANGE', hash: window.location.hash });
  receive(({ hash }) => window.history.replaceState(window.history.state, '', hash));
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
});
