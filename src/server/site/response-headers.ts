import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { optionalFile } from '#src/server/optional-file.ts';
import { headersFor, parseHeaderRules } from './header-rules.ts';
import { sitePolicy, siteHeaders, transportSecurity } from './site-headers.ts';

export type ResponseHeaders = ReturnType<typeof responseHeaders>;

/**
 * The headers in dist/_headers (default: the site's own, with the narrowest policy), except Cache-Control: a
 * path may be a 404 here. Trusts X-Forwarded-Proto if `behindProxy`.
 */
export function responseHeaders(distDir: string, behindProxy: boolean) {
  const written = optionalFile(join(distDir, '_headers'));
  const narrowest = () => sitePolicy([], { connect: [], post: [] });
  const rules = written === undefined ? siteHeaders(narrowest()) : parseHeaderRules(written);
  return {
    at: (path: string, overTls: boolean): Readonly<Record<string, string>> =>
      Object.fromEntries(
        Object.entries(headersFor(rules, path)).filter(
          ([name]) => name !== 'Cache-Control' && (overTls || name !== transportSecurity),
        ),
      ),
    isOverTls: (forwardedProto: unknown): boolean => behindProxy && forwardedProto === 'https',
  };
}

export const withHeaders =
  (headers: ResponseHeaders): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // c.header would create the response again for every header.
    const response = c.res.headers;
    const overTls = headers.isOverTls(c.req.header('X-Forwarded-Proto'));
    for (const [name, value] of Object.entries(headers.at(c.req.path, overTls))) {
      response.set(name, value);
    }
  };
