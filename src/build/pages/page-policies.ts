import { printPolicy, sitePolicy } from '#src/server/headers/content-security-policy.ts';
import { printHeaderRules } from '#src/server/headers/header-rules.ts';
import { siteHeaders } from '#src/server/headers/site-headers.ts';
import type { SiteSettings } from '#src/build/site-settings.ts';
import { emptyStyleHash, type InlineHashes } from './inline-hashes.ts';

/**
 * The policy that a page carries in its own head, on any host: of inline scripts and styles
 * those alone that this page was built with. Browsers enforce it beside the site's.
 */
export const pagePolicy = ({ scripts, styles, styleAttributes }: InlineHashes): string =>
  printPolicy({
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", emptyStyleHash, ...styles],
    'style-src-attr':
      styleAttributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...styleAttributes],
  });

/** What every document begins with; a policy after it holds for all that follows. */
const beginning = '<meta charset="utf-8">';

/** Gives a rendered page the policy that allows of inline scripts and styles those it has. */
export function withPolicy(document: string, hashes: InlineHashes): string {
  if (!document.includes(beginning)) throw new Error(`A page does not begin with ${beginning}.`);
  const policy = pagePolicy(hashes);
  return document.replace(
    beginning,
    () => `${beginning}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The `_headers` file of a site whose pages hold inline scripts with these hashes, each once. */
export function printHeaders(scripts: readonly string[], settings: SiteSettings): string {
  const { geolocationUrl, formEndpoint } = settings;
  const policy = sitePolicy(scripts, {
    geolocation: new URL(geolocationUrl).origin,
    formEndpoint: formEndpoint === '/' ? undefined : new URL(formEndpoint).origin,
  });
  return printHeaderRules(siteHeaders(policy));
}
