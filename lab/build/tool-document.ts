import { labPolicy } from '#statelab/app/policy.ts';
import { site } from '#content/site.ts';
import type { PageScripts } from '#src/app/document.ts';
import { preloadedFont } from '#src/design/fonts.ts';

interface ToolDocument extends Pick<PageScripts, 'entry' | 'preloads'> {
  readonly title: string;
  readonly needsScript: string;
}

/** Needs JavaScript: the root element is empty. */
export const printToolDocument = ({ title, needsScript, entry, preloads }: ToolDocument): string =>
  [
    '<!doctype html>',
    `<html lang="${site.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${labPolicy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="preload" href="${preloadedFont}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    '</head>',
    '<body>',
    `<div id="root"></div><noscript>${needsScript}</noscript>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
