import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { codeOf } from '#src/server/error-code.ts';
import { sitePolicy } from '#src/server/headers/content-security-policy.ts';
import { headersFor, parseHeaderRules, type HeaderRule } from '#src/server/headers/header-rules.ts';
import { siteHeaders, transportSecurity } from '#src/server/headers/site-headers.ts';

/** The rules that the build wrote for static hosts; without them, the site's own with the narrowest policy. */
function readRules(distDir: string): readonly HeaderRule[] {
  try {
    return parseHeaderRules(readFileSync(join(distDir, '_headers'), 'utf8'));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return siteHeaders(sitePolicy([], { geolocation: "'self'", formEndpoint: undefined }));
  }
}

/** The headers of every answer. */
export interface AnswerHeaders {
  /** Those for a path; HSTS is sent only over TLS. */
  readonly at: (path: string, overTls: boolean) => Readonly<Record<string, string>>;
  /** By what a proxy in front said in X-Forwarded-Proto. */
  readonly isOverTls: (forwardedProto: unknown) => boolean;
}

interface AnswerHeaderOptions {
  readonly distDir: string;
  /** True where a proxy in front of this server says in X-Forwarded-Proto how it was asked. */
  readonly behindProxy: boolean;
}

/**
 * The headers that dist/_headers names, for every answer, as a static host gives them. How
 * long an answer may be kept is left to what answers, for here a path may also be a 404.
 */
export function answerHeaders({ distDir, behindProxy }: AnswerHeaderOptions): AnswerHeaders {
  const rules = readRules(distDir);
  return {
    at: (path, overTls) =>
      Object.fromEntries(
        Object.entries(headersFor(rules, path)).filter(
          ([name]) => name !== 'Cache-Control' && (overTls || name !== transportSecurity),
        ),
      ),
    isOverTls: (forwardedProto) => behindProxy && forwardedProto === 'https',
  };
}

/** Adds these headers to every answer. */
export const withHeaders =
  (headers: AnswerHeaders): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // Straight into the answer: c.header would make it anew for every header.
    const answer = c.res.headers;
    const overTls = headers.isOverTls(c.req.header('X-Forwarded-Proto'));
    for (const [name, value] of Object.entries(headers.at(c.req.path, overTls))) {
      answer.set(name, value);
    }
  };
