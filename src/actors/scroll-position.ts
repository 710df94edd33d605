import { fromCallback, type EventObject } from 'xstate';

/** Sends the scroll position in CSS pixels: once at the start, then with every scroll. */
export const scrollPosition = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'PAGE.SCROLL', y: window.scrollY });
  tell();
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
});
