import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { pageDataId, type WrittenPage } from './page-data.ts';

/** Reads the data of the page that the browser's document was served for. */
export function readServed<Props>(): WrittenPage<Props> {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) throw new Error('The document has no page data. Was it prerendered?');
  return JSON.parse(json);
}

let firstPath: string | undefined;

/**
 * Whether the page at a location is the document's own. The not-found page has no address: it is at
 * the first that the router loads, in the router's spelling, for the browser encodes other signs. So
 * no document is loaded from its own address, again and again.
 */
export const isServed = ({ pathname }: ParsedLocation): boolean =>
  pathname === (readServed().path ?? (firstPath ??= pathname));

/**
 * Has the router load the document of a page instead of its data, in the place of this one. Without
 * its fragment: the browser has the page's address already, and would only scroll to a fragment of it.
 */
export const reloadDocument = ({ pathname, searchStr }: ParsedLocation, path = pathname) =>
  redirect({ href: path + searchStr, reloadDocument: true, replace: true });
