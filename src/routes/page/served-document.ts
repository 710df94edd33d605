import { redirect, type ParsedLocation } from '@tanstack/react-router';

const servedPath = import.meta.env.SSR ? undefined : window.location.pathname;

/** Whether the page at a location is the one that the browser's document was served for. */
export const isServed = ({ pathname }: ParsedLocation): boolean => pathname === servedPath;

/**
 * Has the router load the document of a page instead of its data. Without its fragment: the browser
 * has the page's address already, and would only scroll to a fragment of it.
 */
export const toDocument = ({ pathname, searchStr }: ParsedLocation) =>
  redirect({ href: pathname + searchStr, reloadDocument: true });
