import { useEffect, type RefObject } from 'react';

interface PointerUse {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly zoomBy: (factor: number, at: { readonly x: number; readonly y: number }) => void;
}

/** A press that moves less than this is a click, in px. */
const clickRadius = 4;

/** Drags with the mouse, and zooms with Ctrl or ⌘ and the wheel. Touch scrolls natively. */
export function usePointer({ box, zoomBy }: PointerUse): void {
  useEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    let from: { x: number; y: number; left: number; top: number } | null = null;

    function onDown(event: PointerEvent): void {
      if (shown === null || event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: shown.scrollLeft, top: shown.scrollTop };
    }
    function onMove(event: PointerEvent): void {
      if (shown === null || from === null) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!shown.hasPointerCapture(event.pointerId)) {
        if (Math.hypot(x, y) < clickRadius) return;
        shown.setPointerCapture(event.pointerId);
      }
      shown.scrollTo(from.left - x, from.top - y);
    }
    function onUp(): void {
      from = null;
    }
    function onWheel(event: WheelEvent): void {
      if (shown === null || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { left, top } = shown.getBoundingClientRect();
      zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
    }

    const listening = new AbortController();
    const { signal } = listening;
    shown.addEventListener('pointerdown', onDown, { signal });
    shown.addEventListener('pointermove', onMove, { signal });
    shown.addEventListener('pointerup', onUp, { signal });
    shown.addEventListener('pointercancel', onUp, { signal });
    shown.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => listening.abort();
  });
}
