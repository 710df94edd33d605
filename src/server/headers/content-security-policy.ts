/** Whom the site's pages talk to besides the site itself. */
export interface OtherHosts {
  /** The origin of the service that tells a visitor's city. */
  readonly geolocation: string;
  /** The origin of the form handler, where it is not the site's own. */
  readonly formEndpoint: string | undefined;
}

/** Prints a policy. */
export const printPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The policy that every answer carries in its header, for every page: a static host
 * gives the not-found page at addresses that no rule could list. It allows the inline scripts
 * of all pages by their hashes, and inline styles, which each page then narrows to its own.
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
