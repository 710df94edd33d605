/** Whom the site's pages talk to besides the site itself. */
export interface OtherHosts {
  readonly geolocation: string;
  readonly formEndpoint: string | undefined;
}

export const printPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The policy in every response's header. It allows the inline scripts of all pages by their hashes, and
 * inline styles, which each page narrows to its own.
 */
export function sitePolicy(scriptHashes: readonly string[], hosts: OtherHosts): string {
  const handler = hosts.formEndpoint === undefined ? [] : [hosts.formEndpoint];
  return printPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", hosts.geolocation, ...handler],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...handler],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}
