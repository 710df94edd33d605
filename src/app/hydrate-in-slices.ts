/** Before it has hydrated the page, React hydrates it at once for each of these, in one task. */
const hurrying = [
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel',
  'click auxclick dblclick contextmenu keydown keypress keyup',
].flatMap((types) => types.split(' '));

/** What works only once React has hydrated it: any control but those that open by the browser. */
const needsReact = 'a, button:not([popovertarget]), input, label, select, textarea';

/**
 * Keeps from React what a visitor does elsewhere while the page is hydrated. A question that the
 * browser opens would else wait until all of the page is hydrated, and so would a scroll.
 */
export function hydrateInSlices(): void {
  function keep(event: Event): void {
    if (!window.early.on || !(event.target instanceof Element)) return;
    if (event.target.closest(needsReact) === null) event.stopPropagation();
  }
  for (const type of hurrying)
    window.addEventListener(type, keep, { capture: true, passive: true });
}
