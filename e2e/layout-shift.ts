import { expect, type Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Expects a layout shift score below 0.01 so far. Late fonts may move a line slightly; nothing else moves. */
export async function seeNoShift(page: Page, state = 'the page'): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ score: number; moved: string }[]>((resolve) => {
        const found: { score: number; moved: string }[] = [];
        const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;
        const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map(Math.round).join(' ');
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries().filter(isShift)) {
            const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
              const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeValue;
              return `${what} from ${place(previousRect)} to ${place(currentRect)}`;
            });
            found.push({ score: entry.value, moved: moved.join('; ') });
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
  );
  const moves = shifts.map(({ score, moved }) => `${score}: ${moved}`);
  const total = shifts.reduce((sum, { score }) => sum + score, 0);
  expect(total, [`${state} shifts:`, ...moves].join('\n')).toBeLessThan(0.01);
}
