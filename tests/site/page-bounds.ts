import type { PageWeight } from './page-weight.ts';

/** Brotli bytes that any page may load before interaction. */
export const pageBounds: Pick<PageWeight, 'javascript' | 'html' | 'css'> = {
  javascript: 130_000,
  html: 17_000,
  css: 6_000,
};
