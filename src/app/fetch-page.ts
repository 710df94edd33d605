import { pageTagMark } from './page-tag-mark.ts';
import { readPageData } from './page-data.ts';
import type { LoadedPage } from './router.tsx';
import { views, type ViewModule } from './views.ts';

const pages = new Map<string, Promise<LoadedPage>>();

const entryOf = (served: Document) =>
  served.querySelector('script[type=module]')?.getAttribute('src');

async function readPage(path: string, served: Document): Promise<LoadedPage> {
  const data = readPageData(served);
  const view: ViewModule = await views[data.view]();
  return { path, ...data, ...view, head: [...served.head.querySelectorAll(`[${pageTagMark}]`)] };
}

/** What is seen of a document, which is not needed: this page's policy would refuse its styles. */
const looks = /<style\b.*?<\/style>|<div id="root">.*<\/div>(?=\n<script)/gs;

async function fetchDocument(path: string): Promise<Document> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  const text = (await response.text()).replace(looks, '');
  const served = new DOMParser().parseFromString(text, 'text/html');
  if (entryOf(served) !== entryOf(document)) {
    throw new Error(`${path} is served by another version of the site.`);
  }
  return served;
}

/** Takes the page that this document was served with. */
export function adoptPage(path: string): void {
  pages.set(path, readPage(path, document));
}

/**
 * Gets the page of an address: its words from its document, which is asked for once, and its
 * code. Rejects when it can't be had, or when the site has changed since this document was served.
 */
export function fetchPage(path: string): Promise<LoadedPage> {
  const known = pages.get(path);
  if (known !== undefined) return known;
  const page = fetchDocument(path).then((served) => readPage(path, served));
  pages.set(path, page);
  page.catch(() => pages.delete(path)); // The network may be back at the next try.
  return page;
}

/** Puts a page's part into the head of this document, in the place of the page before. */
export function applyHead({ head }: LoadedPage): void {
  for (const element of document.head.querySelectorAll(`[${pageTagMark}]`)) element.remove();
  document.head.append(...head);
}
