import { useEffect, useRef, type ToggleEvent } from 'react';

/** A closed popover has no box. A browser without popovers opens none. */
const isShown = (panel: HTMLElement): boolean =>
  'popover' in panel && panel.getClientRects().length > 0;

/**
 * The props of a popover that shows what its machine says. Calls `notify` with what the browser did:
 * if a visitor opened it before hydration, and at every toggle.
 */
export function usePopover<Panel extends HTMLElement>(
  isOpen: boolean,
  notify: (isShown: boolean) => void,
) {
  const ref = useRef<Panel>(null);
  const wasOpen = useRef(isOpen);
  const notifyFirst = useRef(notify);
  useEffect(() => {
    if (ref.current && isShown(ref.current)) notifyFirst.current(true);
  }, []);
  useEffect(() => {
    if (isOpen !== wasOpen.current) ref.current?.togglePopover?.(isOpen);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    ref,
    popover: '',
    onToggle: ({ newState }: ToggleEvent<Panel>) => notify(newState === 'open'),
  } as const;
}
