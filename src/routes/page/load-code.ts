import type { AsyncRouteComponent, ParsedLocation } from '@tanstack/react-router';
import { isServed, reloadDocument } from './served-document.ts';

/** A component that is loaded on demand. `preload` is gone once a browser has it. */
export interface Code extends Pick<AsyncRouteComponent<never>, 'preload'> {
  /** Imports what it shows; the build finds its file, for the document to preload. */
  readonly view: () => Promise<unknown>;
}

/**
 * Loads the components of a page before it is shown. If one cannot be loaded, loads the document
 * instead; throws if this is that document. So no page is loaded twice for one press.
 */
export async function loadCode(location: ParsedLocation, code: readonly Code[]): Promise<void> {
  await Promise.all(code.map(async (each) => each.preload?.()));
  if (import.meta.env.SSR || !code.some((each) => each.preload)) return;
  throw isServed(location)
    ? new Error(`The view of ${location.pathname} could not be loaded.`)
    : reloadDocument(location);
}
