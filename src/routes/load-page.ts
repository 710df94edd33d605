import {
  notFound,
  redirect,
  type AsyncRouteComponent,
  type ParsedLocation,
} from '@tanstack/react-router';
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

/** A component that is loaded on demand. `preload` is gone once a browser has it. */
type Code = Pick<AsyncRouteComponent<never>, 'preload'> | undefined;

const preload = (code: readonly Code[]) => Promise.all(code.map(async (each) => each?.preload?.()));

/**
 * A page's loader. The build gathers the page from content. A browser finds the data of its first
 * page in the document and fetches any other's. If the data or a file of the page's code cannot be
 * had, or another build wrote the data, the router loads the document itself, of which the code
 * may then be missing too: the page stays as served. So no page is loaded twice for one press.
 */
export async function loadPage<Props>(
  { location }: { location: ParsedLocation },
  codeOf: (page: WrittenPage<Props>) => readonly Code[],
): Promise<PageData<Props>> {
  // Imported here, because in development a browser would load every guide.
  if (import.meta.env.SSR) {
    const { findPage } = await import('./content/find-page.ts');
    const page = await findPage<Props>(location.pathname);
    await preload(codeOf({ ...page, build: '', found: true }));
    return page;
  }
  const { pathname, searchStr } = location;
  const served = readServed<Props>();
  const isServed = pathname === servedPath;
  const page = isServed ? served : await request<Props>(pathname);
  const toDocument = () => redirect({ href: pathname + searchStr, reloadDocument: true });
  if (page?.build !== served.build) throw toDocument();
  const code = codeOf(page);
  await preload(code);
  if (code.some((each) => each?.preload)) {
    throw isServed ? new Error(`The view of ${pathname} could not be loaded.`) : toDocument();
  }
  if (!page.found) throw notFound({ data: page });
  return page;
}
