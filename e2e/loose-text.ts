import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportLooseText: (description: string) => void;
  }
}

/**
 * Reports each text that React itself inserts, changes, removes or inserts before, instead of the
 * element around it. A translator replaces such text by an element of its own, which React does not
 * know: the page then keeps the old text, or throws. A text with an element to itself is safe.
 */
function watchLooseText(): void {
  const isLoose = (node: Node | null): boolean =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      const touched =
        type === 'characterData'
          ? [target]
          : [...addedNodes, ...removedNodes, ...(addedNodes.length > 0 ? [nextSibling] : [])];
      const isTranslated = [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');
      const text = touched.find(isLoose);
      if (!text || isTranslated) continue;
      const parent = type === 'characterData' ? target.parentElement : target;
      const place = parent instanceof Element ? parent.outerHTML.slice(0, 160) : '';
      window.reportLooseText(`"${text.nodeValue}" in ${place}`);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Collects the loose text of a context's pages, from now on. */
export async function collectLooseText(context: BrowserContext): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await context.exposeFunction('reportLooseText', (description: string) => {
    found.add(description);
  });
  await context.addInitScript(watchLooseText);
  return found;
}
