import { fetchPage } from './fetch-page.ts';
import type { SiteRouter } from './router.tsx';

/** The address a link leads to, if following it can stay within this document. */
function innerAddress(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const address = new URL(link.href, window.location.href);
  const isFile = /\.\w+$/.test(address.pathname);
  const isSamePage =
    address.pathname === window.location.pathname &&
    address.search === window.location.search &&
    address.hash !== '';
  return address.origin === window.location.origin && !isFile && !isSamePage ? address : null;
}

/**
 * Lets plain links be followed without loading a new document, and loads a page when a
 * visitor is about to follow one. Pages are written with ordinary `<a href>` and work the
 * same without this.
 */
export function followLinks(router: SiteRouter): void {
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const address = innerAddress(event.target);
    if (!isPlain || event.defaultPrevented || address === null) return;
    event.preventDefault();
    // Going back and forward has a motion of the browser's own, if any.
    router.shouldViewTransition = window.matchMedia(
      '(prefers-reduced-motion: no-preference)',
    ).matches;
    router.history.push(address.pathname + address.search + address.hash);
  });
  const preload = (event: Event) => {
    const address = innerAddress(event.target);
    if (address === null) return;
    fetchPage(address.pathname).catch(() => undefined); // Following the link will say why.
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, preload, { passive: true });
  }
}
