import { pathOf } from './served-document.ts';

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
