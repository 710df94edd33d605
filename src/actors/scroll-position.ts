import { fromCallback, type EventObject } from 'xstate';

/** Sends the scroll position in CSS pixels, at the start and after every scroll. */
export const scrollPosition = fromCallback<EventObject>(({ sendBack }) => {
  const sendPosition = () => sendBack({ type: 'PAGE.SCROLL', y: window.scrollY });
  sendPosition();
  window.addEventListener('scroll', sendPosition, { passive: true });
  return () => window.removeEventListener('scroll', sendPosition);
});
