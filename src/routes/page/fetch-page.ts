import type { ParsedLocation } from '@tanstack/react-router';
import { fileOf, type WrittenPage } from './page-data.ts';
import { isServed, readServed, reloadDocument } from './served-document.ts';

/** Fetches the file beside a page's document; undefined if that fails. */
async function request<Props>(path: string): Promise<WrittenPage<Props> | undefined> {
  try {
    const response = await fetch(`/${fileOf(path)}.json`);
    return await response.json();
  } catch {
    return undefined;
  }
}

/** An address that is spelt as ours are. */
const isPlain = /^(?:\/(?!index)[a-z\d]+(?:-[a-z\d]+)*)+$/;

/**
 * Sends a visitor on from another spelling of a page's address. Our server does that itself; a static
 * host serves the not-found page, which then asks whether there is a page at the address as we spell it.
 */
async function leaveMisspelt(location: ParsedLocation): Promise<void> {
  const { pathname } = window.location;
  if (isPlain.test(pathname)) return;
  const { spellPath } = await import('#machines/page-address.ts');
  const path = spellPath(pathname);
  if (path !== pathname && (await request(path))) throw reloadDocument(location, path);
}

/**
 * Loads a page's data in a browser: the first page's from its document, any other's from its file.
 * If that fails, or another build wrote the data, the router loads the document itself.
 */
export async function fetchPage<Props>(location: ParsedLocation): Promise<WrittenPage<Props>> {
  const served = readServed<Props>();
  if (isServed(location)) {
    if (served.path === null) await leaveMisspelt(location);
    return served;
  }
  const page = await request<Props>(location.pathname);
  if (page?.build !== served.build) throw reloadDocument(location);
  return page;
}
