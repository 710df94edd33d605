import { sizes } from '#tests/sizes.ts';

/** Brotli bytes that any page, and home, may load before interaction: 3% more than they did. */
export const pageBounds = sizes.bytes;
