import type { AnyRouter } from '@tanstack/react-router';
import { fade, pagePath } from '#src/views/page-link.tsx';

/** The address of a page of the site that an event is on the way to; undefined for anything else. */
function pageOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null;
  const href = link?.getAttribute('href') ?? '';
  return link?.target || !pagePath.test(href) ? undefined : href;
}

const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * Leads the links in the documents' HTML through the router, and loads a page when a visitor is about
 * to follow its link, as the router's own links do.
 */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const href = pageOf(event);
    if (href === undefined || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void router.navigate({ to: '.', href, viewTransition: fade });
  });
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const href = pageOf(event);
        if (href !== undefined) router.preloadRoute({ to: '.', href }).catch(() => {});
      },
      { passive: true },
    );
  }
}
