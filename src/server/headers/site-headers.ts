import type { HeaderRule } from './header-rules.ts';

/** What Vite puts in /assets carries a hash of its content in its name and never changes. */
export const assetCaching = 'public, max-age=31536000, immutable';

/** Sent over TLS alone (RFC 6797, section 7.2): for a year, this host is asked for over TLS. */
export const transportSecurity = 'Strict-Transport-Security';

/** The headers of every answer, and how long what is in /assets may be kept. */
export const siteHeaders = (contentSecurityPolicy: string): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      [transportSecurity]: 'max-age=31536000',
    },
  },
  { path: '/assets/*', headers: { 'Cache-Control': assetCaching } },
];
