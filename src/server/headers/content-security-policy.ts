import { emptyStyleHash, type InlineHashes } from './inline-hashes.ts';

/** Whom the site's pages talk to besides the site itself. */
export interface OtherHosts {
  /** The origin of the service that tells a visitor's city. */
  readonly geolocation: string;
  /** The origin of the form handler, where it is not the site's own. */
  readonly formEndpoint: string | undefined;
}

const print = (directives: Readonly<Record<string, readonly string[]>>): string =>
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
  return print({
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

/**
 * The policy that a page carries in its own head, on any host: of inline scripts and styles
 * those alone that this page was built with. Browsers enforce it beside the site's.
 */
export const pagePolicy = ({ scripts, styles, styleAttributes }: InlineHashes): string =>
  print({
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", emptyStyleHash, ...styles],
    'style-src-attr':
      styleAttributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...styleAttributes],
  });
