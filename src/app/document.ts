import { site } from '#content/site.ts';
import { preloadedFont, preloadedMacrons } from '#src/design/fonts.ts';
import { palette } from '#src/design/tokens.ts';
import { pageDataId, toScript, type WrittenPage } from '#src/routes/page/page-data.ts';
import { siteStylesId } from './site-styles.ts';

/** A page as React renders it, before it is put into a document. */
export interface RenderedPage {
  /** What belongs into the head: the page's title and other tags, and the `<style>` elements of the rules it uses. */
  readonly head: string;
  /** The element that React takes over, with what is in it. */
  readonly root: string;
  readonly data: WrittenPage;
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

const printScripts = (
  data: WrittenPage,
  { entry, preloads, styles }: PageScripts,
): readonly string[] => [
  `<script type="application/json" id="${pageDataId}">${toScript(data)}</script>`,
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

const preloadFont = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

/** Puts a rendered page into a whole HTML document; without scripts it stays as it is served. */
export function printDocument(
  { head, root, data }: RenderedPage,
  scripts: PageScripts | null,
): string {
  return [
    '<!doctype html>',
    `<html lang="${site.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<meta name="theme-color" content="${palette.bush}">`,
    ...[preloadedFont, ...(/[āēīōū]/i.test(root) ? [preloadedMacrons] : [])].map(preloadFont),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    withoutScript,
    '</head>',
    '<body>',
    root,
    ...(scripts === null ? [] : printScripts(data, scripts)),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
