import { day } from '#src/server/durations.ts';
import { partners } from '#src/server/firms.ts';
import type { Log } from '#src/server/log.ts';
import { readLeadPage } from './lead-page.ts';
import { linkPaths, linkTokens, type Link } from './link-token.ts';
import { linkSettings } from './settings.ts';

/** The address of a link, with its token. */
export type AddressOf = (link: Link) => string;

/** How many days a visitor can follow a request. */
const visitorDays = 30;

/** When a visitor's link that is made now expires. */
export const visitorLinkExpiry = (now: Date): Date => new Date(now.valueOf() + visitorDays * day);

/**
 * Makes and reads links. Undefined if they are not set, and for a site without their page or without a firm
 * that can receive a request: nothing mentions them then. Throws UsageError for invalid settings.
 */
export function openLinks(env: NodeJS.ProcessEnv, distDir: string, log: Log) {
  const settings = linkSettings(env);
  if (settings === undefined) return undefined;
  const print = readLeadPage(distDir);
  if (print === undefined || partners.length === 0) {
    log.warning('links are off: the site logs its forms, or no firm can receive a request');
    return undefined;
  }
  const tokens = linkTokens(settings.keys);
  const addressOf: AddressOf = (link) =>
    `${settings.origin}${linkPaths[link.purpose]}/${tokens.sign(link)}`;
  return { tokens, print, addressOf };
}
