import type { ParsedLocation } from '@tanstack/react-router';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';
import type { Marks } from '#src/views/page/page-marks.ts';
import { loadViews } from './island-views.ts';
import { isServed, pathOf, reloadDocument } from './served-document.ts';

const styles = /<style\b[^>]*>.*?<\/style>/gs;

/** In development and in the lab no stylesheet has the styles of every page. */
const stylesOfEmotion = /<style data-emotion[^>]*>(.*?)<\/style>/gs;

/** Fetches a page's document; undefined if that fails, or gives the page of another address, as a redirect does. */
async function request(path: string): Promise<Document | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' } });
    if (!response.ok) return undefined;
    const html = await response.text();
    for (const [, rules = ''] of html.matchAll(stylesOfEmotion)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }
    // This page's policy does not know the styles of another.
    const page = new DOMParser().parseFromString(html.replaceAll(styles, ''), 'text/html');
    return pathOf(page) === path ? page : undefined;
  } catch {
    return undefined;
  }
}

const attributesOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));

/** The tags of a page's head that differ from page to page, for the router. */
function headOf(page: Document) {
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  return {
    meta: [
      { title: page.title },
      ...all('meta[property], meta[name]:not([name=viewport], [name=theme-color])').map(
        attributesOf,
      ),
    ],
    links: all('link[rel=canonical]').map(attributesOf),
    scripts: all('script[type="application/ld+json"]').map(({ textContent }) => ({
      type: 'application/ld+json',
      children: textContent,
    })),
  };
}

/** What the router shows of a document. */
function readDocument(page: Document) {
  const { subject = '{}', marks = '{"figures":{}}' } = page.documentElement.dataset;
  const parsed: { subject: Subject; marks: Marks } = {
    subject: JSON.parse(subject),
    marks: JSON.parse(marks),
  };
  return { ...parsed, head: headOf(page), main: page.querySelector('main')?.innerHTML ?? '' };
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

const buildOf = (page: Document): string | undefined => page.documentElement.dataset['entry'];

/**
 * Loads a page: the first one from the browser's document, any other by fetching its own, with the
 * views of its islands. If that fails, or another build wrote it, the router loads it as a document.
 */
export async function loadDocument(location: ParsedLocation) {
  if (isServed(location)) {
    if (pathOf(document) === undefined) await leaveMisspelt(location);
    await loadViews(document);
    return readDocument(document);
  }
  const page = await request(location.pathname);
  if (page === undefined || buildOf(page) !== buildOf(document)) throw reloadDocument(location);
  await loadViews(page).catch(() => {
    throw reloadDocument(location);
  });
  return readDocument(page);
}
