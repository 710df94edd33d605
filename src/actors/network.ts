import { fromCallback, type EventObject } from 'xstate';
import { isNewMark } from './delivered-marks.ts';

/** Sends NETWORK.ONLINE when a retry is worthwhile: the browser is online again, or another tab delivered a lead. */
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
