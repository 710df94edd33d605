import type { Context } from 'hono';

/**
 * True if a page of another site sent the request, by Sec-Fetch-Site or Origin. Programs send neither, and may
 * post. Hono's csrf rejects them, and compares a host that a proxy may have changed.
 */
export function isCrossSite(
  c: Context,
  allowedOrigins: readonly string[],
  behindProxy: boolean,
): boolean {
  const origin = c.req.header('Origin');
  if (origin !== undefined && allowedOrigins.includes(origin)) return false;
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const forwardedHost = behindProxy ? c.req.header('X-Forwarded-Host') : undefined;
  return !URL.canParse(origin) || new URL(origin).host !== (forwardedHost ?? c.req.header('Host'));
}
