import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

/**
 * Closes a menu on Escape, with focus back on its button, where a link is followed, and where focus
 * goes on. A menu that covers the page also closes on a press behind it, which targets its frame;
 * a press on its own text, which takes the focus to nothing, leaves it open.
 */
export const menuHandlers = (close: () => void, coversPage = false) => ({
  onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const opener = currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (key !== 'Escape' || opener === null) return;
    opener.focus();
    close();
  },
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (coversPage && relatedTarget === null) return;
    if (!currentTarget.contains(relatedTarget)) close();
  },
  onClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const isBehind = coversPage && target === currentTarget;
    if (isBehind || (target instanceof Element && target.closest('a') !== null)) close();
  },
});
