import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { contactWords } from '#content/ui/contact-form.ts';
import { plainQuote } from '#content/ui/plain-quote.ts';
import { quote } from '#content/ui/quote.ts';
import { contactForm } from '#content/forms/contact.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import { referencePattern } from '#machines/lead/reference.ts';
import { firmOf } from './firms.ts';
import { linkPaths, type LinkTokens } from './links/link-token.ts';
import { optionalFile } from './optional-file.ts';
import type { ResponseHeaders } from './response-headers.ts';

export const thankYouPath = '/thank-you';

export interface Receipt {
  readonly reference: string;
  readonly form?: string | undefined;
  /** The slug of the only firm that the request is for. */
  readonly firm?: string | undefined;
  /** The token of the visitor's link. */
  readonly request?: string | undefined;
}

export function receiptPath({ reference, form, firm, request }: Receipt): string {
  const query = new URLSearchParams({ reference });
  if (form === contactForm.name) query.set('form', form);
  if (firm !== undefined && firm !== '') query.set('firm', firm);
  if (request !== undefined) query.set('request', request);
  return `${thankYouPath}?${query}`;
}

function receiptText({ reference, form, firm = '' }: Receipt): string {
  const { delivered, reference: named } = quote.thanks;
  if (form === contactForm.name) return `${contactWords.delivered} ${named(reference)}`;
  const asked = firmOf(firm);
  const isListed = asked !== undefined && !asked.sample;
  return `${isListed ? plainQuote.thanks.deliveredFor(asked.name) : delivered} ${named(reference)}`;
}

export async function withReceipt(page: string, receipt: Receipt): Promise<string> {
  const { request } = receipt;
  const link = html` <a href="${linkPaths.visitor}/${request}">${leadWords.follow}</a>`;
  const text = String(await html`${receiptText(receipt)}${request === undefined ? '' : link}`);
  // A function, because $ is special in a replacement string.
  return page.replace(plainQuote.thanks.withoutReference, () => text);
}

export function createThankYou(
  distDir: string,
  headers: ResponseHeaders,
  tokens?: LinkTokens,
): Hono {
  const page = optionalFile(join(distDir, 'thank-you.html'));
  return new Hono().get(thankYouPath, async (c, next) => {
    const { reference = '', form, firm, request = '' } = c.req.query();
    if (page === undefined || !referencePattern.test(reference)) return next();
    const isLinked = tokens?.read(request, 'visitor', new Date())?.reference === reference;
    const receipt = { reference, form, firm, ...(isLinked && { request }) };
    return c.html(await withReceipt(page, receipt), 200, {
      ...headers.at(thankYouPath, headers.isOverTls(c.req.header('X-Forwarded-Proto'))),
      'Cache-Control': 'no-store',
      ...(isLinked && { 'Referrer-Policy': 'no-referrer' }),
    });
  });
}
