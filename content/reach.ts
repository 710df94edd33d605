import { site } from './site.ts';

/** A telephone number as a link. */
const call = (number: string): string => `[${number}](tel:${number.replaceAll(' ', '')})`;

/** Our own number and address, as links. */
export const phone = call(site.phone);
export const email = `[${site.email}](mailto:${site.email})`;

/**
 * Whom a page tells visitors to ask, each with its number and a link to its own page. The numbers are those of
 * other pages about them, of 29 November 2026: compare them with the bodies' own before the site goes public.
 */
export const inlandRevenue = `[Inland Revenue](https://www.ird.govt.nz/contact-us) on ${call('0800 775 247')}`;
export const moneyTalks = `[MoneyTalks](https://www.moneytalks.co.nz) on ${call('0800 345 123')}`;
export const citizensAdvice = `[Citizens Advice Bureau](https://www.cab.org.nz) on ${call('0800 367 222')}`;
export const communityLaw = '[community law centre](https://communitylaw.org.nz)';

/** What to say on the phone to whoever speaks another language. */
export const interpreter =
  '**An interpreter** is [free when you call a government office](https://www.ethniccommunities.govt.nz/resources/language-support/government-interpreting-services/). Say “interpreter” and the English name of your language, and stay on the line.';

/** Where a visitor looks up a member of a professional body, and a tax agent. */
export const registers =
  '[CA ANZ](https://www.charteredaccountantsanz.com/find-a-ca), [CPA Australia](https://apps.cpaaustralia.com.au/find-a-cpa/) or [ATAINZ](https://atainz.co.nz)';
export const agentList = `[the list of tax agents](https://www.legislation.govt.nz/act/public/1994/0166/latest/LMS184695.html)`;
