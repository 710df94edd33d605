import { pagePolicy, sitePolicy } from '#src/server/headers/content-security-policy.ts';
import { printHeaderRules } from '#src/server/headers/header-rules.ts';
import type { InlineHashes } from '#src/server/headers/inline-hashes.ts';
import { siteHeaders } from '#src/server/headers/site-headers.ts';
import type { SiteSettings } from '#src/build/site-settings.ts';

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
