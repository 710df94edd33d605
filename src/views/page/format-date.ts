import { site } from '#content/site.ts';
import type { IsoDate } from '#content/text.ts';

const long = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

/** '21 November 2026' */
export const formatDate = (date: IsoDate): string => long.format(new Date(date));
