import type { Page } from '@playwright/test';

/** Replaces each text by elements of its own, as Chrome's translator does, again after every change. */
function translate(when: 'early' | 'late'): void {
  const skipped = 'script, style, template, textarea, option, svg, font';
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof Text) || !currentNode.data.trim()) continue;
      if (!currentNode.parentElement?.closest(skipped)) texts.push(currentNode);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  let due: ReturnType<typeof setTimeout> | undefined;
  const start = (): void => {
    translateAll();
    new MutationObserver(() => {
      clearTimeout(due);
      due = setTimeout(translateAll, 80);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (when === 'early') return addEventListener('DOMContentLoaded', start);
  new MutationObserver((_, observer) => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return;
    observer.disconnect();
    start();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

/** Translates the pages of a tab: before the application runs, or once it has. */
export const translatePages = (page: Page, when: 'early' | 'late'): Promise<unknown> =>
  page.addInitScript(translate, when);
