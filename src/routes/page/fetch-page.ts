import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router';
import { fileOf, pageDataId, type PageData, type WrittenPage } from './page-data.ts';

/** The address that this document was served at. */
const servedPath = import.meta.env.SSR ? undefined : window.location.pathname;

function readServed<Props>(): WrittenPage<Props> {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) throw new Error('Page data is missing from the document. Was it prerendered?');
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
 * Gives a page its data in a browser: the first page's stands in its document, any other's is
 * asked for. Where that can't be had, or was written by another build than the code that runs
 * here, the router is told to load the document itself.
 */
export async function fetchPage<Props>({
  pathname,
  searchStr,
}: ParsedLocation): Promise<PageData<Props>> {
  const served = readServed<Props>();
  const page = pathname === servedPath ? served : await request<Props>(pathname);
  if (page?.build !== served.build) {
    throw redirect({ href: pathname + searchStr, reloadDocument: true });
  }
  if (!page.found) throw notFound({ data: page });
  return page;
}
