import { join } from 'node:path';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import type * as v from 'valibot';
import { plainQuote } from '#content/ui/plain-quote.ts';
import { quote } from '#content/ui/quote.ts';
import { site } from '#content/site.ts';
import type { successBody } from '#machines/lead/handler-response.ts';
import { optionalFile } from '#src/server/optional-file.ts';
import { receiptPath, withReceipt, type Receipt } from './thank-you.ts';

/** The reason's place in the prerendered form-problem.html. */
const reasonMark = '{{reason}}';

/** True for a browser that posted a plain form. A script accepts JSON or anything, and gets JSON. */
export const wantsPage = (c: Context): boolean =>
  accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  }) === 'text/html';

const plainPage = (heading: string, sentence: string): string =>
  `<!doctype html><html lang="${site.language}"><meta charset="utf-8"><title>${heading}</title><h1>${heading}</h1><p>${sentence}</p></html>`;

type FormPages = ReturnType<typeof readFormPages>;

/** Reads the response pages once: a later build belongs to the next start. */
export const readFormPages = (distDir: string) => ({
  thankYou:
    optionalFile(join(distDir, 'thank-you.html')) ??
    plainPage(quote.thanks.heading(''), plainQuote.thanks.withoutReference),
  problem:
    optionalFile(join(distDir, 'form-problem.html')) ??
    plainPage(plainQuote.problem.heading, reasonMark),
});

/** Redirects a plain form to the thank-you page. The page is also the body, for clients that do not follow. */
export async function respondSuccess(
  c: Context,
  pages: FormPages,
  { site: origin, ...receipt }: Receipt & { readonly site: string },
): Promise<Response> {
  if (!wantsPage(c)) return c.json({ ok: true } satisfies v.InferOutput<typeof successBody>);
  const page = await withReceipt(pages.thankYou, receipt);
  return c.html(page, 303, { Location: `${origin}${receiptPath(receipt)}` });
}

export async function respondError(
  c: Context,
  pages: FormPages,
  status: 400 | 403 | 413 | 415 | 422 | 429 | 503,
  reason: string,
): Promise<Response> {
  if (!wantsPage(c)) return c.json({ ok: false, reason }, status);
  const escaped = await html`${reason}`;
  // A function, because $ is special in a replacement string.
  return c.html(
    pages.problem.replace(reasonMark, () => escaped),
    status,
  );
}
