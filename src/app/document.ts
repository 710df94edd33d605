import { site } from '#content/site.ts';
import { preloadedFont } from '#src/design/fonts.ts';
import { siteStylesId } from './site-styles.ts';
import type { HeadTag } from './head.ts';
import { printPageData } from './page-data.ts';
import { pageTagMark } from './page-tag-mark.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function printTag({ tag, attributes = {}, text }: HeadTag): string {
  const printed = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const open = `<${tag} ${pageTagMark}${printed.join('')}>`;
  if (text === undefined) return open;
  // A script's text is data and is not read as markup; what made it has escaped it.
  return `${open}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
}

/** A page as the router renders it, before it is put into a document. */
export interface RenderedPage {
  /** What goes into `#root`. */
  readonly html: string;
  /** The `<style>` elements of the rules this page uses. */
  readonly styles: string;
  readonly tags: readonly HeadTag[];
  /** What the page is made of, as JSON. */
  readonly data: string;
}

/** What the bundler adds to a page: the script that starts it, and the modules it will import. */
export interface PageScripts {
  readonly entry: string;
  readonly preloads: readonly string[];
  /** The stylesheet of the whole site; none in development, where styles are made as they run. */
  readonly styles: string | null;
}

/**
 * What a page answers with comes after what is read: the rest of the HTML, the font, the opening
 * drawing. So it stands at the document's end, where a browser finds it when it has asked for
 * those: on a slow line it would otherwise take its share of the same bytes.
 */
const afterReading = 'fetchpriority="low"';

const printScripts = ({ entry, preloads, styles }: PageScripts): readonly string[] => [
  ...(styles === null
    ? []
    : [`<link rel="preload" href="${styles}" as="style" id="${siteStylesId}" ${afterReading}>`]),
  ...preloads.map((href) => `<link rel="modulepreload" href="${href}" ${afterReading}>`),
  `<script type="module" src="${entry}" ${afterReading}></script>`,
];

/**
 * Shows what needs no script, and hides what does nothing without one. A style inside
 * `noscript` needs no media query, so it works in browsers that have no `(scripting)`.
 */
const withoutScript =
  '<noscript><style>[data-needs-script]{display:none!important}[data-without-script]{display:block!important}</style></noscript>';

/** Puts a rendered page into a whole HTML document; without scripts it stays as it is served. */
export function printDocument(page: RenderedPage, scripts: PageScripts | null): string {
  return [
    '<!doctype html>',
    `<html lang="${site.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...page.tags.map(printTag),
    '<meta name="theme-color" content="#0E3B2C">',
    `<link rel="preload" href="${preloadedFont}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    page.styles,
    withoutScript,
    '</head>',
    '<body>',
    `<div id="root">${page.html}</div>`,
    ...(scripts === null ? [] : [printPageData(page.data), ...printScripts(scripts)]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
