import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { sitePolicy } from '#src/headers/content-security-policy.ts';
import { headersFor, parseHeaderRules, type HeaderRule } from '#src/headers/header-rules.ts';
import { siteHeaders, transportSecurity } from '#src/headers/site-headers.ts';

/** The rules that the build wrote for static hosts; without them, the site's own with the narrowest policy. */
function readRules(distDir: string): readonly HeaderRule[] {
  try {
    return parseHeaderRules(readFileSync(join(distDir, '_headers'), 'utf8'));
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) throw error;
    return siteHeaders(sitePolicy([], { geolocation: "'self'", formEndpoint: undefined }));
  }
}

interface AnswerHeaderOptions {
  readonly distDir: string;
  /** True where a proxy in front of this server says in X-Forwarded-Proto how it was asked. */
  readonly behindProxy: boolean;
}

/**
 * Gives every answer the headers that dist/_headers names for its path, as a static host does.
 * How long an answer may be kept is left to what answers, for here a path may also be a 404.
 */
export function answerHeaders({ distDir, behindProxy }: AnswerHeaderOptions): MiddlewareHandler {
  const rules = readRules(distDir);
  return async (c, next) => {
    await next();
    // Straight into the answer: c.header would make it anew for every header.
    const { headers } = c.res;
    const overTls = behindProxy && c.req.header('X-Forwarded-Proto') === 'https';
    for (const [name, value] of Object.entries(headersFor(rules, c.req.path))) {
      if (name === 'Cache-Control' || (name === transportSecurity && !overTls)) continue;
      headers.set(name, value);
    }
  };
}
