import type { HeaderRule } from './header-rules.ts';

/** The origins that the site's pages connect to, and post forms to, besides the site itself. */
export interface OtherHosts {
  readonly connect: readonly string[];
  readonly post: readonly string[];
}

/** For files that Vite puts in /assets: their names contain a hash of their content. */
export const assetCaching = 'public, max-age=31536000, immutable';

/** For pages: if a proxy rewrote one, an email address in it say, React would render it again. */
export const pageCaching = 'no-cache, no-transform';

/** The name of HSTS, which is sent only over TLS (RFC 6797, section 7.2). */
export const transportSecurity = 'Strict-Transport-Security';

export const printPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Allows the inline scripts of all pages by their hashes, and inline styles, which each page narrows. */
export function sitePolicy(scriptHashes: readonly string[], hosts: OtherHosts): string {
  return printPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...hosts.post],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** `locates`: a page asks the browser where its visitor is. */
export const siteHeaders = (
  contentSecurityPolicy: string,
  pages: readonly string[] = [],
  locates = false,
): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': `geolocation=(${locates ? 'self' : ''}), camera=(), microphone=(), payment=(), usb=()`,
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      [transportSecurity]: 'max-age=31536000',
    },
  },
  { path: '/assets/*', headers: { 'Cache-Control': assetCaching } },
  ...pages.map((path) => ({ path, headers: { 'Cache-Control': pageCaching } })),
];
