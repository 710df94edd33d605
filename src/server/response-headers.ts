import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { sitePolicy } from '#src/server/headers/content-security-policy.ts';
import { headersFor, parseHeaderRules, type HeaderRule } from '#src/server/headers/header-rules.ts';
import { siteHeaders, transportSecurity } from '#src/server/headers/site-headers.ts';
import { optionalFile } from './optional-file.ts';

/** The rules that the build wrote for static hosts; without them, the site's own with the narrowest policy. */
function readRules(distDir: string): readonly HeaderRule[] {
  const written = optionalFile(join(distDir, '_headers'));
  if (written !== undefined) return parseHeaderRules(written);
  return siteHeaders(sitePolicy([], { geolocation: "'self'", formEndpoint: undefined }));
}

export type ResponseHeaders = ReturnType<typeof responseHeaders>;

interface ResponseHeaderOptions {
  readonly distDir: string;
  /** True where a proxy in front of this server says in X-Forwarded-Proto how it was asked. */
  readonly behindProxy: boolean;
}

/** The headers that dist/_headers names, except how long a response may be cached: a path may be a 404 here. */
export function responseHeaders({ distDir, behindProxy }: ResponseHeaderOptions) {
  const rules = readRules(distDir);
  return {
    /** Those for a path; HSTS is sent only over TLS. */
    at: (path: string, overTls: boolean): Readonly<Record<string, string>> =>
      Object.fromEntries(
        Object.entries(headersFor(rules, path)).filter(
          ([name]) => name !== 'Cache-Control' && (overTls || name !== transportSecurity),
        ),
      ),
    isOverTls: (forwardedProto: unknown): boolean => behindProxy && forwardedProto === 'https',
  };
}

/** Adds these headers to every answer. */
export const withHeaders =
  (headers: ResponseHeaders): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // Straight into the answer: c.header would make it anew for every header.
    const answer = c.res.headers;
    const overTls = headers.isOverTls(c.req.header('X-Forwarded-Proto'));
    for (const [name, value] of Object.entries(headers.at(c.req.path, overTls))) {
      answer.set(name, value);
    }
  };
