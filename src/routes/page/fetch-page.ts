import type { ParsedLocation } from '@tanstack/react-router';
import { fileOf, pageDataId, type WrittenPage } from './page-data.ts';
import { isServed, toDocument } from './served-document.ts';

function readServed<Props>(): WrittenPage<Props> {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) throw new Error('The document has no page data. Was it prerendered?');
  return JSON.parse(json);
}

/** Fetches the file beside a page's document; undefined if that fails. */
async function request<Props>(path: string): Promise<WrittenPage<Props> | undefined> {
  try {
    const response = await fetch(`/${fileOf(path)}.json`);
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * Loads a page's data in a browser: the first page's from its document, any other's from its file.
 * If that fails, or another build wrote the data, the router loads the document itself.
 */
export async function fetchPage<Props>(location: ParsedLocation): Promise<WrittenPage<Props>> {
  const served = readServed<Props>();
  const page = isServed(location) ? served : await request<Props>(location.pathname);
  if (page?.build !== served.build) throw toDocument(location);
  return page;
}
