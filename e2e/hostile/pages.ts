import type { Page } from '@playwright/test';

/** A browser with storage turned off: reading the property throws. */
export const turnStorageOff = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });

/** A browser with full storage. Runs in the page. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Extensions that add attributes to the body and its fields, and nodes around and among them. */
function extend(when: 'early' | 'late'): void {
  const extendAll = (): void => {
    document.body.dataset['grExtInstalled'] = '';
    document.body.setAttribute('cz-shortcut-listen', 'true');
    if (!document.querySelector('[data-extension]')) {
      for (const place of ['afterbegin', 'beforeend'] as const) {
        document.body.insertAdjacentHTML(place, '<div data-extension></div>');
      }
    }
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea, select')) {
      if (field.dataset['extended'] !== undefined) continue;
      field.dataset['extended'] = '';
      field.style.backgroundImage = 'none';
      field.insertAdjacentHTML('afterend', '<span data-extension-icon></span>');
    }
  };
  const start = (): void => {
    extendAll();
    new MutationObserver(extendAll).observe(document.body, { subtree: true, childList: true });
  };
  if (when === 'early') return addEventListener('DOMContentLoaded', start);
  new MutationObserver((_, observer) => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return;
    observer.disconnect();
    start();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

/** Extends the pages of a tab: before the application runs, or once it has. */
export const extendPages = (page: Page, when: 'early' | 'late'): Promise<unknown> =>
  page.addInitScript(extend, when);
