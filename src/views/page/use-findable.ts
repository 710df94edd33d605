import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hides a panel so that the browser's find-in-page still looks into it, and says when it found
 * something there. React knows `hidden` only as yes or no, so it is set on the element.
 *
 * What opens moves all that is below it; with that, a slow phone would be late to show that
 * the button was pressed. So the panel follows `open` in the next frame: `shown` says so. Until
 * the machine has started, which may open it at once, the panel stays as it was served.
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
