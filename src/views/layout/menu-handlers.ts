import type { FocusEvent, MouseEvent } from 'react';

/** Closes a menu where a link is followed, and where focus goes on. The browser does the rest. */
export const menuHandlers = (close: () => void) => ({
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  },
  onClick({ target }: MouseEvent<HTMLElement>) {
    if (target instanceof Element && target.closest('a') !== null) close();
  },
});
