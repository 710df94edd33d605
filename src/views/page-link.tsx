import { useLinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  href: string;
}

/** A path of the site that is a page: not a file, and not a place on the page that is shown. */
const pagePath = /^\/(?!.*\.\w+$)/;

/** The next page fades in, for whoever wants motion. */
const fade = {
  types: () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches && [],
};

/**
 * A link to an address that comes from content. The router leads to pages, and loads one when a
 * visitor is about to follow its link; anything else is left to the browser. It is one element
 * for both, so that a link whose address changes keeps the focus.
 */
export function PageLink({ href, children, ...anchor }: PageLinkProps) {
  const followed = useLinkProps({
    to: '.', // The types ask for a route; the router goes by `href`.
    href,
    activeOptions: { exact: true, includeSearch: false },
    activeProps: {},
    viewTransition: fade,
    ...anchor,
  });
  return <a {...(pagePath.test(href) ? followed : { ...anchor, href })}>{children}</a>;
}
