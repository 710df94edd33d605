import { useEffect, useRef } from 'react';

/**
 * Hides a panel so that the browser's find-in-page still looks into it, and says when it
 * found something there. React knows `hidden` only as yes or no, so it is set on the element;
 * not before the machine has started, which may open the panel at once.
 */
export function useFindable(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return panel;
}
