import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { contactWords, joinWords } from '#content/ui/contact-form.ts';
import { plainQuote } from '#content/ui/plain-quote.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import { quote } from '#content/ui/quote.ts';
import { contactForm } from '#content/forms/contact.ts';
import { joinForm } from '#content/forms/join.ts';
import { referencePattern } from '#machines/lead/reference.ts';
import { firmOf } from '#src/server/decide/firms.ts';
import { optionalFile } from '#src/server/optional-file.ts';
import type { ResponseHeaders } from '#src/server/site/response-headers.ts';

export const thankYouPath = '/thank-you';

export interface Receipt {
  readonly reference: string;
  readonly form?: string | undefined;
  /** The slug of the only firm that the request is for. */
  readonly firm?: string | undefined;
}

/** What is said of the forms that go to no firm. */
const delivered = new Map<string, string>([
  [contactForm.name, contactWords.delivered],
  [joinForm.name, joinWords.delivered],
]);

export function receiptPath({ reference, form, firm }: Receipt): string {
  const query = new URLSearchParams({ reference });
  if (form !== undefined && delivered.has(form)) query.set('form', form);
  if (firm !== undefined && firm !== '') query.set('firm', firm);
  return `${thankYouPath}?${query}`;
}

function deliveredText({ form = '', firm = '' }: Receipt): string {
  const asked = firmOf(firm);
  const isListed = asked !== undefined && !asked.sample;
  if (isListed) return plainQuote.thanks.deliveredFor(asked.name);
  return delivered.get(form) ?? quote.thanks.delivered;
}

/** The thank-you page with a lead's reference. */
export async function withReceipt(page: string, receipt: Receipt): Promise<string> {
  const text = String(await html`${deliveredText(receipt)} ${leadWords.reference}`);
  const shown = `${text} <strong>${receipt.reference}</strong>`;
  // A function, because $ is special in a replacement string.
  return page.replace(plainQuote.thanks.withoutReference, () => shown);
}

export function createThankYou(distDir: string, headers: ResponseHeaders): Hono {
  const page = optionalFile(join(distDir, 'thank-you.html'));
  return new Hono().get(thankYouPath, async (c, next) => {
    const { reference = '', form, firm } = c.req.query();
    if (page === undefined || !referencePattern.test(reference)) return next();
    return c.html(await withReceipt(page, { reference, form, firm }), 200, {
      ...headers.at(thankYouPath, headers.isOverTls(c.req.header('X-Forwarded-Proto'))),
      'Cache-Control': 'no-store',
    });
  });
}
