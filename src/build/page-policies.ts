import { pagePolicy, sitePolicy } from '#src/headers/content-security-policy.ts';
import { printHeaderRules } from '#src/headers/header-rules.ts';
import { inlineHashes } from '#src/headers/inline-hashes.ts';
import { siteHeaders } from '#src/headers/site-headers.ts';
import type { SiteSettings } from './site-settings.ts';

/** What every document begins with; a policy after it holds for all that follows. */
const beginning = '<meta charset="utf-8">';

/** Gives a rendered page the policy that allows of inline scripts and styles those it has. */
export function withPolicy(document: string): string {
  if (!document.includes(beginning)) throw new Error(`A page does not begin with ${beginning}.`);
  const policy = pagePolicy(inlineHashes(document));
  return document.replace(
    beginning,
    () => `${beginning}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The `_headers` file of the site that these pages make. */
export function printHeaders(documents: readonly string[], settings: SiteSettings): string {
  const scripts = new Set(documents.flatMap((document) => inlineHashes(document).scripts));
  const { geolocationUrl, formEndpoint } = settings;
  const policy = sitePolicy([...scripts], {
    geolocation: new URL(geolocationUrl).origin,
    formEndpoint: formEndpoint === '/' ? undefined : new URL(formEndpoint).origin,
  });
  return printHeaderRules(siteHeaders(policy));
}
