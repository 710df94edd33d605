import { fromCallback, type EventObject } from 'xstate';

/** Sends when the page goes, and when it comes back from the back/forward cache. */
export const pageTransitions = fromCallback<EventObject>(({ sendBack }) => {
  const sendHide = (): void => sendBack({ type: 'PAGE.HIDE' });
  const sendRestore = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) sendBack({ type: 'PAGE.RESTORE' });
  };
  window.addEventListener('pagehide', sendHide);
  window.addEventListener('pageshow', sendRestore);
  return () => {
    window.removeEventListener('pagehide', sendHide);
    window.removeEventListener('pageshow', sendRestore);
  };
});
