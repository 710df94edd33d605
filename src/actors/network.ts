import { fromCallback, type EventObject } from 'xstate';
import { isNewMark } from './delivered-marks.ts';

/** Says when it is worth trying at once: the browser has a network again, or another tab has got a lead through. */
export const network = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'NETWORK.ONLINE' });
  const hear = (event: StorageEvent) => {
    if (isNewMark(event)) tell();
  };
  window.addEventListener('online', tell);
  window.addEventListener('storage', hear);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('storage', hear);
  };
});
