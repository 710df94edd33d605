import { site } from '#content/site.ts';
import { preloadedFont, preloadedMacrons } from '#src/design/fonts.ts';
import { palette } from '#src/design/palette.ts';
import { pageDataId, toScript, type WrittenPage } from '#src/routes/page/page-data.ts';
import { siteStylesId } from './site-styles.ts';

/** A page as React renders it, before it is put into a document. */
export interface RenderedPage {
  /** The page's title and other tags, and the `<style>` elements of the rules it uses. */
  readonly head: string;
  /** The element that React hydrates, with its content. */
  readonly root: string;
  readonly data: WrittenPage;
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
const printScripts = (
  { data }: RenderedPage,
  { entry, preloads, styles }: PageScripts,
): readonly string[] => [
  `<script type="application/json" id="${pageDataId}">${toScript(data)}</script>`,
  `<script type="speculationrules">${JSON.stringify(speculation)}</script>`,
  `<template data-entry="${entry}">`,
  ...(styles === null
    ? []
    : [`<link rel="preload" href="${styles}" as="style" id="${siteStylesId}">`]),
  ...[entry, ...preloads].map((href) => `<link rel="modulepreload" href="${href}">`),
  '</template>',
];

const preloadFont = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

/** Prints a rendered page as a whole HTML document. */
export function printDocument(page: RenderedPage, scripts: PageScripts | null): string {
  const { head, root } = page;
  return [
    '<!doctype html>',
    `<html lang="${site.language}">`,
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
    ...(scripts === null ? [] : printScripts(page, scripts)),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
