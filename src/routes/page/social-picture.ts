import { pictureOf, type PageFamily } from '#content/social.ts';
import { origin } from './summary.ts';

/** The address of the picture that stands for a page elsewhere. */
export const socialPicture = (path: string, family: PageFamily): string =>
  `${origin}/social/${pictureOf(path, family).name}.png`;
