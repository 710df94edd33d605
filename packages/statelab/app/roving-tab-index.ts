const stops = 'a[href], button:not(:disabled), select, input, summary';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** True if the control handles the key itself. */
const usesKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLInputElement ||
  (target instanceof HTMLSelectElement && (key === 'ArrowDown' || key === 'ArrowUp'));

/**
 * A ref that gives a box a roving tab index, as in an ARIA toolbar: one Tab stop, with arrow keys
 * between the controls.
 */
export function rovingTabIndex(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  const controls = () => [...box.querySelectorAll<HTMLElement>(stops)];
  let current: Element | null = null;

  function settle(): void {
    const all = controls();
    const kept = all.find((control) => control === current) ?? all[0];
    for (const control of all) {
      const tabIndex = control === kept ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
  }
  function onFocus({ target }: FocusEvent): void {
    if (target instanceof Element) current = target.closest(stops);
    settle();
  }
  function onKey(event: KeyboardEvent): void {
    const all = controls();
    const at = all.findIndex((control) => control === event.target);
    const step = steps[event.key];
    if (at === -1 || step === undefined || usesKey(event.target, event.key)) return;
    const next = all.at(step(at, all.length - 1) % all.length);
    event.preventDefault();
    next?.focus();
  }

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  box.addEventListener('focusin', onFocus);
  box.addEventListener('keydown', onKey);
  return () => {
    observer.disconnect();
    box.removeEventListener('focusin', onFocus);
    box.removeEventListener('keydown', onKey);
  };
}
