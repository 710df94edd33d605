import { fromCallback, type EventObject } from 'xstate';
import { isNewMark } from './delivered-marks.ts';

/** Sends NETWORK.ONLINE when a retry is worthwhile: the browser is online again, or another tab delivered a lead. */
export const network = fromCallback<EventObject>(({ sendBack }) => {
  const sendOnline = () => sendBack({ type: 'NETWORK.ONLINE' });
  const checkMark = (event: StorageEvent) => {
    if (isNewMark(event)) sendOnline();
  };
  window.addEventListener('online', sendOnline);
  window.addEventListener('storage', checkMark);
  return () => {
    window.removeEventListener('online', sendOnline);
    window.removeEventListener('storage', checkMark);
  };
});
