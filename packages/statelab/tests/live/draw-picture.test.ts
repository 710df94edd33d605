// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { pictureSvg } from '#statelab/live/draw-picture.ts';

const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/type.woff2': ['font/woff2', 'type'],
  '/styles/site.css': ['text/css', 'h1 { background: url(dot.png) } a { fill: url(#dots) }'],
  '/styles/dot.png': ['image/png', 'dot'],
  '/map.svg': ['image/svg+xml', 'map'],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const [type, text] = files[new URL(address).pathname] ?? [];
    return type === undefined
      ? new Response('', { status: 404 })
      : new Response(text, { headers: { 'content-type': type } });
  });
});

/** The drawing of a page with this inside, as a document. */
async function drawn(head: string, body: string): Promise<Document> {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const svg = await pictureSvg({ html, width: 360, height: 640 });
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

const stylesOf = (drawing: Document) =>
  Array.from(drawing.querySelectorAll('head style'), ({ textContent }) => textContent);

test('a drawing is as large as the window, and holds the page whatever is in its text', async () => {
  const drawing = await drawn('', '<p>Fish &amp; chips<br>\u0008 <input value="a<b">');
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(drawing.documentElement.getAttribute('width')).toBe('360');
  expect(drawing.documentElement.getAttribute('height')).toBe('640');
  expect(drawing.querySelector('p')?.textContent).toBe('Fish & chips ');
  expect(drawing.querySelector('input')?.getAttribute('value')).toBe('a<b');
});

test('a drawing holds the type, style sheets and images that its page loads', async () => {
  const drawing = await drawn(
    `<style>@font-face { src: url('/type.woff2') }</style>
     <link rel="stylesheet" href="/styles/site.css" media="screen">`,
    '<img src="/map.svg" srcset="/map.svg 2x" loading="lazy">',
  );
  expect(stylesOf(drawing)).toEqual([
    `@font-face { src: url("data:font/woff2;base64,${btoa('type')}") }`,
    `h1 { background: url("data:image/png;base64,${btoa('dot')}") } a { fill: url(#dots) }`,
  ]);
  expect(drawing.querySelector('style[media="screen"]')).not.toBeNull();
  expect(drawing.querySelectorAll('link, [srcset], [loading]')).toHaveLength(0);
  expect(drawing.querySelector('img')?.getAttribute('src')).toBe(
    `data:image/svg+xml;base64,${btoa('map')}`,
  );
});

test('what cannot be had is left out of a drawing', async () => {
  const drawing = await drawn(
    `<style>h1 { background: url(/none.png), url(http://) }</style>
     <link rel="stylesheet" href="/none.css">`,
    '<img src="/none.svg">',
  );
  expect(stylesOf(drawing)).toEqual(['h1 { background: url(""), url("") }', '']);
  expect(drawing.querySelector('img')?.getAttribute('src')).toBe('');
});
