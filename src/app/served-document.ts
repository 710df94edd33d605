import { redirect, type ParsedLocation } from '@tanstack/react-router';

/** The address of a document's page; undefined for the not-found page, which is served at any. */
export const pathOf = (page: Document): string | undefined => page.documentElement.dataset['path'];

let firstPath: string | undefined;

/**
 * Whether the page at a location is the document's own. The not-found page has no address: it is at
 * the first that the router loads, in the router's spelling, for the browser encodes other signs. So
 * no document is loaded from its own address, again and again.
 */
export const isServed = ({ pathname }: ParsedLocation): boolean =>
  pathname === (pathOf(document) ?? (firstPath ??= pathname));

/**
 * Has the router load the document of a page by itself, in the place of this one. Without its
 * fragment: the browser has the page's address already, and would only scroll to a fragment of it.
 */
export const reloadDocument = ({ pathname, searchStr }: ParsedLocation, path = pathname) =>
  redirect({ href: path + searchStr, reloadDocument: true, replace: true });

/** The result is used: the bundler drops a call whose result is not. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Shows the page's own address, and has the router read that: some hosts serve a page at others too,
 * such as /contact.html. On the not-found page, writes the signs of a path that cannot be decoded,
 * such as /50%, as signs; it would break the router.
 */
export function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const asSigns = isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const path = pathOf(document) ?? asSigns;
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
