import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hides a panel so that the browser's find-in-page still looks into it, and says when it found
 * something there. React knows `hidden` only as yes or no, so it is set on the element.
 *
 * Gives whether the panel is to show, which follows `open` in the next frame: what opens moves all
 * that stands below, and on a slow phone the button would be late to answer the press. It is null
 * at first, and the panel as it was served: the machine that starts then may open it at once.
 */
export function useFindable(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useDeferredValue(open, null);
  useLayoutEffect(() => {
    if (shown) panel.current?.removeAttribute('hidden');
    else if (shown === false) panel.current?.setAttribute('hidden', 'until-found');
  }, [shown]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return { panel, shown: shown ?? open };
}
