import { fromCallback, type EventObject } from 'xstate';
import { isNear, type Place, type SecondTap } from '#machines/second-tap/second-tap.machine.ts';

interface Pressed extends Place {
  /** The control that was pressed, or the element in its place. */
  readonly target: Element | null;
}

function targetAt({ x, y }: Place): Element | null {
  const hit = document.elementFromPoint(x, y);
  return hit?.closest('a, button, label, input, select, textarea, summary') ?? hit;
}

/** Calls back two frames later, when the next frame has been painted. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

/**
 * Sends each press to the machine, and when the page's content has changed under the last one, was
 * painted and scrolled. Stops presses that the machine ignores. Clicks by key or script have no
 * position and always count.
 */
export const presses = fromCallback<EventObject, { secondTap: SecondTap }>(
  ({ input: { secondTap } }) => {
    let last: Pressed | null = null;

    function press(event: MouseEvent): void {
      if (event.detail === 0) return;
      const { clientX: x, clientY: y, timeStamp: at } = event;
      if (secondTap.getSnapshot().can({ type: 'PRESS.MAKE', x, y, at })) {
        last = { x, y, target: targetAt({ x, y }) };
        secondTap.send({ type: 'PRESS.MAKE', x, y, at });
      } else {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    }
    function look(): void {
      if (last === null) return;
      const target = targetAt(last);
      if (target === last.target) return;
      last = { ...last, target };
      secondTap.send({ type: 'VIEW.CHANGE' });
      afterPaint(() => secondTap.send({ type: 'VIEW.PAINT', at: performance.now() }));
    }
    function scroll(): void {
      if (last === null) return;
      last = { ...last, target: targetAt(last) };
      secondTap.send({ type: 'VIEW.SCROLL' });
    }
    function forget(): void {
      if (last === null) return;
      last = null;
      secondTap.send({ type: 'CONFIRMATION.EXPIRE' });
    }
    function point({ clientX: x, clientY: y }: PointerEvent | Touch): void {
      if (last !== null && !isNear(last, { x, y })) forget();
    }

    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    window.addEventListener('click', press, { ...options, passive: false });
    window.addEventListener('scroll', scroll, options);
    window.addEventListener('pointermove', point, options);
    window.addEventListener('touchmove', ({ touches }) => [...touches].forEach(point), options);
    // Dictation and autofill press no key; ticking a box fires no beforeinput.
    for (const type of ['pointercancel', 'wheel', 'keydown', 'beforeinput']) {
      window.addEventListener(type, forget, options);
    }
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  },
);
