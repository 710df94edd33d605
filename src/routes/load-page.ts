import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router';
import { fileOf, pageDataId, type PageData, type WrittenPage } from './page-data.ts';

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
 * A page's loader. The build gathers the page from content. A browser finds the data of its first
 * page in the document and fetches any other's. If that fails, or another build wrote the data,
 * the router loads the document itself.
 */
export async function loadPage<Props>({
  location,
}: {
  location: ParsedLocation;
}): Promise<PageData<Props>> {
  // Imported here, because in development a browser would load every guide.
  if (import.meta.env.SSR) {
    const { findPage } = await import('./content/find-page.ts');
    return findPage<Props>(location.pathname);
  }
  const { pathname, searchStr } = location;
  const served = readServed<Props>();
  const page = pathname === servedPath ? served : await request<Props>(pathname);
  if (page?.build !== served.build) {
    throw redirect({ href: pathname + searchStr, reloadDocument: true });
  }
  if (!page.found) throw notFound({ data: page });
  return page;
}
