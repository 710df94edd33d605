import { site } from '#content/site.ts';

/** Shown instead of a page whose code did not load, or failed. */
export const pageTrouble = {
  heading: 'This page did not load',
  text: `Please reload it. If that does not help, call ${site.phone} or write to ${site.email}.`,
} as const;
