import { type PageFamily, pictureOf } from '#content/social.ts';

/** The site's address without a trailing slash: SITE_URL at build time. */
export const origin: string = import.meta.env.SITE_URL;

export const socialPicture = (path: string, family: PageFamily): string =>
  `${origin}/social/${pictureOf(path, family).name}.png`;
