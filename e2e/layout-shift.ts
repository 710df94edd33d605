import type { Page } from '@playwright/test';

/** How far the page has moved by itself until now, as the browser scores it: 0 for not at all. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // What is buffered is told before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
