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
