import { fromCallback, type EventObject } from 'xstate';

/** Says when the browser has a network again. */
export const network = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'NETWORK.ONLINE' });
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
});
