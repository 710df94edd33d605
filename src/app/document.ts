import { site } from '#content/site.ts';
import { preloadedFont, preloadedMacrons } from '#src/design/fonts.ts';
import { palette } from '#src/design/palette.ts';
import type { Marks } from '#src/views/page/page-marks.ts';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';
import { siteStylesId } from './site-styles.ts';

/** A page as React renders it, before it is put into a document. */
export interface RenderedPage {
  /** The page's title and other tags, and the `<style>` elements of the rules it uses. */
  readonly head: string;
  /** The element that React hydrates, with its content. */
  readonly root: string;
  /** Its address; null for the not-found page, which is served at any. */
  readonly path: string | null;
  readonly subject: Subject;
  /** What its islands may look up of figures and terms. */
  readonly marks: Marks;
}

/** What the bundler adds to a page. */
export interface PageScripts {
  readonly inline: string;
  readonly entry: string;
  readonly preloads: readonly string[];
  /** The stylesheet of the whole site; null in development, where Emotion runs. */
  readonly styles: string | null;
}

/** Before the router can, a browser that knows these rules prefetches a page whose link is pointed at. */
const speculation = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] };

/** A browser fetches nothing that is in a template. The inline script inserts the content on the first input, or on load. */
const printScripts = ({ entry, preloads, styles }: PageScripts): readonly string[] => [
  `<script type="speculationrules">${JSON.stringify(speculation)}</script>`,
  '<template>',
  ...(styles === null
    ? []
    : [`<link rel="preload" href="${styles}" as="style" id="${siteStylesId}">`]),
  ...[entry, ...preloads].map((href) => `<link rel="modulepreload" href="${href}">`),
  '</template>',
];

const preloadFont = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a browser's code reads of a page besides its HTML; first the build that wrote it. */
const dataOf = (page: RenderedPage, scripts: PageScripts | null): string =>
  Object.entries({
    entry: scripts?.entry,
    path: page.path,
    subject: JSON.stringify(page.subject),
    marks: JSON.stringify(page.marks),
  })
    .map(([name, value]) => (value ? ` data-${name}="${escaped(value)}"` : ''))
    .join('');

/** Prints a rendered page as a whole HTML document. */
export function printDocument(page: RenderedPage, scripts: PageScripts | null): string {
  const { head, root } = page;
  return [
    '<!doctype html>',
    `<html lang="${site.language}"${dataOf(page, scripts)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(scripts === null ? [] : [`<script>${scripts.inline}</script>`]),
    head,
    `<meta name="theme-color" content="${palette.bush}">`,
    ...[preloadedFont, ...(/[āēīōū]/i.test(root) ? [preloadedMacrons] : [])].map(preloadFont),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '</head>',
    '<body>',
    root,
    ...(scripts === null ? [] : printScripts(scripts)),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
