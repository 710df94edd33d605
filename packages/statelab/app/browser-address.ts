import { fromCallback, fromPromise } from 'xstate';
import type { AddressEvent, Carried } from './lab.machine.ts';

/** The hash of the browser's address: tells when it changes, and writes it as no step of the history. */
export const browserAddress = fromCallback<AddressEvent>(({ sendBack, receive }) => {
  let known = window.location.hash;
  const tell = () => {
    known = window.location.hash;
    sendBack({ type: 'ADDRESS.CHANGE', hash: known });
  };
  receive(({ hash }) => {
    // The visitor is on the way to another address, which is about to be told.
    if (window.location.hash !== known) return;
    window.history.replaceState(window.history.state, '', hash);
    known = window.location.hash;
  });
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
});

/** Makes the part of an address that takes a while. */
export const packCarried = fromPromise<string | null, Carried>(({ input }) => input.pack());
