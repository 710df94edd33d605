import { join } from 'node:path';
import { Hono } from 'hono';
import { quote } from '#content/interface/quote.ts';
import { referencePattern } from '#machines/lead/reference.ts';
import type { ResponseHeaders } from './response-headers.ts';
import { optionalFile } from './optional-file.ts';

export const thankYouPath = '/thank-you';

/** Says the reference, for want of which the built page says how to ask about a request. */
export const withReference = (page: string, reference: string): string =>
  page.replace(quote.thanks.withoutReference, quote.thanks.reference(reference));

/** The thank-you page of a plain form post, with the reference that its address names. */
export function createThankYou(distDir: string, headers: ResponseHeaders): Hono {
  const page = optionalFile(join(distDir, 'thank-you.html'));
  return new Hono().get(thankYouPath, async (c, next) => {
    const reference = c.req.query('reference') ?? '';
    if (page === undefined || !referencePattern.test(reference)) return next();
    return c.html(withReference(page, reference), 200, {
      ...headers.at(thankYouPath, headers.isOverTls(c.req.header('X-Forwarded-Proto'))),
      'Cache-Control': 'no-store',
    });
  });
}
