/**
 * A ref for the box around a table: while the box is too narrow and scrolls, it is a region named by the
 * table's caption that the keyboard can reach, and otherwise nothing at all.
 */
export function scrollRegion(box: HTMLElement | null): (() => void) | undefined {
  const caption = box?.querySelector('caption[id]');
  if (!box || !caption || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) {
      box.tabIndex = 0;
      box.setAttribute('role', 'region');
      box.setAttribute('aria-labelledby', caption.id);
    } else {
      for (const name of ['tabindex', 'role', 'aria-labelledby']) box.removeAttribute(name);
    }
  });
  observer.observe(box);
  return () => observer.disconnect();
}
