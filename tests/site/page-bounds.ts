import type { PageWeight } from './page-weight.ts';

/**
 * The JavaScript of an empty page with the same libraries, in brotli bytes. `npm run bench -- site`
 * measures it.
 */
const floor = 101_300;

/** Brotli bytes that a page at a path may load before interaction. */
export const pageBounds = (path: string): Pick<PageWeight, 'javascript' | 'html' | 'css'> => ({
  javascript: Math.floor((path.endsWith('-calculator') ? 1.22 : 1.18) * floor),
  html: 17_000,
  css: 6_000,
});
