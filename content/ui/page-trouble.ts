import { site } from '#content/site.ts';

const help = `If that does not help, call ${site.phone} or write to ${site.email}.`;

/** Shown instead of a page whose code did not load, or failed, or of a part of one. */
export const pageTrouble = {
  heading: 'This page did not load',
  text: `Please reload it. ${help}`,
  part: `This part of the page failed. Please reload the page. ${help}`,
} as const;
