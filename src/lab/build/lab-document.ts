import { lab } from '#content/lab-chart.ts';
import { site } from '#content/site.ts';
import type { PageScripts } from '#src/app/document.ts';
import { preloadedFont } from '#src/design/fonts.ts';

/** The HTML document of the lab. */
export const printLabDocument = ({
  entry,
  preloads,
}: Pick<PageScripts, 'entry' | 'preloads'>): string =>
  [
    '<!doctype html>',
    `<html lang="${site.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${lab.title}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="preload" href="${preloadedFont}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    '</head>',
    '<body>',
    `<div id="root"></div><noscript>${lab.needsScript}</noscript>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
