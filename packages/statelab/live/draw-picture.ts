import { dataUrlOf, fetchDataUrl, svgUrl } from '#statelab/app/data-url.ts';
import { drawPng } from '#statelab/chart/draw-png.ts';
import { asScripted, type Picture } from './picture.ts';

/** In px. */
const longestSide = 1600;

/** A drawing has no links, and its animations are over. */
const base = `:where(a[href]){color:LinkText;text-decoration:underline}
*,::before,::after{animation:none!important;transition:none!important}`;

/** A drawn picture loads nothing. Returns a resource as a data URL; empty if it does not load. */
async function heldBy(address: string, from: string): Promise<string> {
  try {
    return await fetchDataUrl(new URL(address, from).href);
  } catch {
    return '';
  }
}

/** Inlines the resources of a style sheet at a URL. */
async function holdUrls(css: string, from: string): Promise<string> {
  const addresses = new Map<string, string>();
  for (const [written, , address = ''] of css.matchAll(/url\((["']?)([^"')]+)\1\)/g)) {
    if (addresses.has(written) || /^(?:data:|#)/.test(address)) continue;
    addresses.set(written, `url("${await heldBy(address, from)}")`);
  }
  return css.replaceAll(/url\([^)]+\)/g, (written) => addresses.get(written) ?? written);
}

async function holdSheet(link: HTMLLinkElement): Promise<void> {
  const response = await fetch(link.href).catch(() => undefined);
  const sheet = link.ownerDocument.createElement('style');
  sheet.media = link.media;
  if (response?.ok === true) {
    sheet.textContent = await holdUrls(asScripted(await response.text()), link.href);
  }
  link.replaceWith(sheet);
}

async function holdImage(image: HTMLImageElement): Promise<void> {
  image.src = await heldBy(image.src, image.baseURI);
  for (const name of ['srcset', 'loading']) image.removeAttribute(name);
}

/** Characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex -- they are what is to go
const unknown = /[\0-\x08\x0B\f\x0E-\x1F\uFFFE\uFFFF]/g;

/** A picture as an SVG with all its resources. */
export async function pictureSvg({ html, width, height }: Picture): Promise<string> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const source of page.querySelectorAll('source')) source.remove();
  for (const sheet of page.querySelectorAll('style')) {
    sheet.textContent = await holdUrls(sheet.textContent, page.baseURI);
  }
  await Promise.all([
    ...Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), holdSheet),
    ...Array.from(page.querySelectorAll('img'), holdImage),
  ]);
  // The window around it scrolls, so that what sticks to the window does.
  page.documentElement.style.overflow = 'visible';
  const text = new XMLSerializer().serializeToString(page.documentElement);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<style>${base}</style><foreignObject width="100%" height="100%">`,
    `<div xmlns="http://www.w3.org/1999/xhtml" style="height:${height}px;overflow:hidden">`,
    `${text.replaceAll(unknown, '')}</div></foreignObject></svg>`,
  ].join('');
}

/**
 * The picture of a page as the address of its data: a PNG, or else an SVG, where the browser
 * does not hand out what it draws of a page.
 */
export async function drawPicture(picture: Picture): Promise<string> {
  const svg = await pictureSvg(picture);
  const { width, height } = picture;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return drawPng({ svg, width, height, scale }).then(dataUrlOf, () => svgUrl(svg));
}
