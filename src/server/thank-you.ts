import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { contactForm as contactWords } from '#content/interface/contact-form.ts';
import { quote } from '#content/interface/quote.ts';
import { contactForm } from '#machines/lead/contact.ts';
import { referencePattern } from '#machines/lead/reference.ts';
import { firmOf } from './firms.ts';
import { optionalFile } from './optional-file.ts';
import type { ResponseHeaders } from './response-headers.ts';

export const thankYouPath = '/thank-you';

/** What a plain form post is told, and the thank-you page again from its own address. */
export interface Receipt {
  readonly reference: string;
  /** The name of the form. */
  readonly form?: string | undefined;
  /** The slug of the one firm that was asked. */
  readonly firm?: string | undefined;
}

/** The address of the thank-you page with a receipt. */
export function receiptPath({ reference, form, firm }: Receipt): string {
  const query = new URLSearchParams({ reference });
  if (form === contactForm.name) query.set('form', form);
  if (firm !== undefined && firm !== '') query.set('firm', firm);
  return `${thankYouPath}?${query}`;
}

/** Says what has arrived, for whom, and by which reference. */
async function receiptText({ reference, form, firm = '' }: Receipt): Promise<string> {
  const asked = await firmOf(firm);
  const arrived =
    form === contactForm.name
      ? contactWords.arrived
      : asked === undefined || asked.sample
        ? quote.thanks.arrived
        : quote.thanks.arrivedFor(asked.name);
  return `${arrived} ${quote.thanks.reference(reference)}`;
}

/** Writes the receipt into the built page, in place of what the page says to anybody. */
export async function withReceipt(page: string, receipt: Receipt): Promise<string> {
  const text = String(await html`${await receiptText(receipt)}`);
  // A function, because in a replacement string $ has a meaning.
  return page.replace(quote.thanks.withoutReference, () => text);
}

/** The thank-you page of a plain form post, with the receipt that its address names. */
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
