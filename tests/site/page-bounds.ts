import type { PageWeight } from './page-weight.ts';

/**
 * Brotli bytes that any page may load before interaction: 3% more than the heaviest page had, so that a
 * small control fits.
 */
export const pageBounds: Pick<PageWeight, 'javascript' | 'html' | 'css'> = {
  javascript: 133_900,
  html: 17_500,
  css: 6_200,
};
