import { createHash, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { page as privacyNotice } from '#content/pages/privacy.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import { addressesOf, clientAddress, privateNetworks } from './client-address.ts';
import { respondSuccess, respondError, readFormPages } from './form-responses.ts';
import { silentLog, type Log } from './log.ts';
import { rateLimit } from './rate-limit.ts';
import { isCrossSite } from './sender.ts';
import type { LeadStore } from './store/lead-store.ts';
import { readForm } from './read-form.ts';

/** How many seconds a client is asked to wait when the store has failed. */
const retryAfter = '10';

/** The largest body in bytes. The longest form takes about three quarters of it. */
const largestBody = 64 * 1024;

const urlEncoded = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
/** Tells the body of one request from that of another, and nothing of what it says. */
const fingerprintOf = (body: ArrayBuffer): string =>
  createHash('sha256').update(new Uint8Array(body)).digest('base64url');

const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

export interface FormHandlerOptions {
  readonly distDir: string;
  readonly now?: () => Date;
  readonly log?: Log;
  /** How many proxies in front of this server are to be believed about a visitor; none by default. */
  readonly trustedProxies?: number;
  /** Where the last of those proxies is; on this machine or a private network by default. */
  readonly proxyNetworks?: readonly string[];
  /** How many submissions one address may send a minute (default: any number); see rateLimit. */
  readonly leadsPerMinute?: number;
  readonly allowedOrigins?: readonly string[];
}

/**
 * Takes `POST /`, saves the lead, and only then responds: 4xx for an invalid form, 503 when the store fails.
 * A filled honeypot gets the usual response and goes into quarantine.
 */
export function createFormHandler(
  store: Pick<LeadStore, 'save'>,
  {
    distDir,
    now = () => new Date(),
    log = silentLog,
    trustedProxies = 0,
    proxyNetworks = privateNetworks,
    leadsPerMinute = 0,
    allowedOrigins = [],
  }: FormHandlerOptions,
): Hono {
  const handler = new Hono();
  const pages = readFormPages(distDir);
  const secondsToWait = rateLimit(leadsPerMinute);
  const senders = { allowedOrigins, behindProxy: trustedProxies > 0 };
  const proxies = { trustedProxies, proxyAddresses: addressesOf(proxyNetworks) };

  /** The site whose page was posted, which may be elsewhere; nothing where it is this one. */
  const siteOf = (c: Context): string =>
    allowedOrigins.find((allowed) => allowed === c.req.header('Origin')) ?? '';

  /** Refuses a form, and counts it in the log without a word of it. */
  const refuse = (c: Context, status: 400 | 403 | 413 | 415 | 422 | 429, reason: string) => {
    log.info('a form was refused', { status });
    return respondError(c, pages, status, reason);
  };

  const tooLarge = (c: Context) => refuse(c, 413, 'The form is larger than 64 KiB.');
  const countBody = bodyLimit({ maxSize: largestBody, onError: tooLarge });

  handler.post(
    '/',
    async (c, next) => {
      c.header('Cache-Control', 'no-store');
      c.header('Vary', 'Accept');
      if (isCrossSite(c, senders)) {
        return refuse(c, 403, 'This form came from a page of another site; use the one on ours.');
      }
      const seconds = secondsToWait(clientAddress(c, proxies));
      if (seconds > 0) {
        c.header('Retry-After', String(seconds));
        const reason = 'We are getting too many forms just now. Please try again in a minute.';
        return refuse(c, 429, reason);
      }
      if (urlEncoded.test(c.req.header('Content-Type') ?? '')) return next();
      return refuse(c, 415, 'A form is sent as application/x-www-form-urlencoded, in UTF-8.');
    },
    (c, next) => {
      const length = c.req.header('Content-Length');
      // To count what is sent, every body becomes a stream first, which takes longer than all
      // else here. Node never reads beyond a length that was announced.
      if (length === undefined) return countBody(c, next);
      return Number(length) > largestBody ? Promise.resolve(tooLarge(c)) : next();
    },
    async (c) => {
      const idempotencyKey = c.req.header('Idempotency-Key');
      if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey)) {
        return refuse(c, 400, 'An Idempotency-Key is 1 to 200 visible ASCII characters.');
      }
      const reference = referenceOf(idempotencyKey ?? randomUUID());
      const body = await c.req.arrayBuffer();
      const read = readForm(body, c.req.header('Lead-Version'));
      if (read.kind === 'refused') return refuse(c, read.status, read.reason);
      const receipt = { site: siteOf(c), reference };
      if (read.kind === 'spam') {
        log.info('a filled honeypot was dropped');
        return respondSuccess(c, pages, receipt);
      }
      const { form, values, isSpam } = read;
      const begun = performance.now();
      const outcome = await store
        .save({
          form,
          values,
          idempotencyKey,
          fingerprint: idempotencyKey === undefined ? undefined : fingerprintOf(body),
          reference,
          receivedAt: now(),
          privacyVersion: privacyNotice.updated,
          isSpam,
        })
        .catch((error: unknown) => {
          log.error('a lead could not be stored', error);
          return 'failed' as const;
        });
      if (outcome === 'failed') {
        c.header('Retry-After', retryAfter);
        const reason = 'We could not save your request. Please try again in a minute.';
        return respondError(c, pages, 503, reason);
      }
      if (outcome === 'key-used') {
        const reason =
          'This Idempotency-Key came with another form before; send this one under a key of its own.';
        return refuse(c, 422, reason);
      }
      const ms = Math.round(performance.now() - begun);
      const what = isSpam ? 'a filled honeypot is in quarantine' : 'a lead is stored';
      log.info(outcome === 'repeated' ? 'a lead was sent again' : what, { form, ms });
      const { firm } = values;
      return respondSuccess(c, pages, {
        ...receipt,
        form,
        firm: typeof firm === 'string' ? firm : undefined,
      });
    },
  );

  return handler;
}
