import { createHash, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { page as privacyNotice } from '#content/pages/privacy.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import { addressesOf, clientAddress, privateNetworks } from '#src/server/client-address.ts';
import { counters } from '#src/server/counters.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import { day, hour } from '#src/server/durations.ts';
import { silentLog, type Log } from '#src/server/log.ts';
import type { ServerSettings } from '#src/server/settings.ts';
import { respondSuccess, respondError, readFormPages, wantsPage } from './answers.ts';
import { isCrossSite } from './cross-site.ts';
import { rateLimit } from './rate-limit.ts';
import { readForm } from './read-form.ts';

/** The largest body in bytes. The longest form takes about three quarters of it. */
const largestBody = 64 * 1024;

const urlEncoded = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** Distinguishes bodies without revealing them. */
const fingerprintOf = (body: ArrayBuffer): string =>
  createHash('sha256').update(new Uint8Array(body)).digest('base64url');

/**
 * When a lead was written that waited in a browser for over an hour, by the age that its page sends. A page
 * sends none that is older than 30 days, so such an age is a wrong clock's.
 */
function writtenAt(age: string | undefined, receivedAt: Date): Date | undefined {
  const waited = /^\d{1,7}$/.test(age ?? '') ? Number(age) * 1000 : 0;
  return waited > hour && waited <= 30 * day ? new Date(receivedAt.valueOf() - waited) : undefined;
}

const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

type FormSettings = 'trustedProxies' | 'proxyNetworks' | 'leadsPerMinute' | 'allowedOrigins';

export interface FormHandlerOptions extends Partial<Pick<ServerSettings, FormSettings>> {
  readonly distDir: string;
  readonly now?: () => Date;
  readonly log?: Log;
}

/**
 * Takes `POST /`, saves the lead, and only then responds: 4xx for an invalid form, 503 when the store fails.
 * A filled honeypot gets the usual response and goes into quarantine.
 */
export function createFormHandler(
  leads: Pick<Leads, 'save'>,
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
  const limits = rateLimit(leadsPerMinute);
  const proxies = { trustedProxies, proxyAddresses: addressesOf(proxyNetworks) };

  /** The origin of another site whose page was posted; empty for this site. */
  const siteOf = (c: Context): string =>
    allowedOrigins.find((allowed) => allowed === c.req.header('Origin')) ?? '';

  /** Rejects a form, and logs only its status. */
  const reject = (c: Context, status: 400 | 403 | 413 | 415 | 422 | 429, reason: string) => {
    counters.refused.inc({ status });
    log.info('form rejected', { status });
    return respondError(c, pages, status, reason);
  };

  const rejectForNow = (c: Context, seconds: number) => {
    c.header('Retry-After', String(seconds));
    return reject(c, 429, 'We are getting too many forms just now. Please try again in a minute.');
  };

  const limitBody = bodyLimit({
    maxSize: largestBody,
    onError: (c) => {
      // What is left of the body would be read as the connection's next request, which a proxy may reuse.
      c.header('Connection', 'close');
      return reject(c, 413, 'The form is larger than 64 KiB.');
    },
  });

  handler.post(
    '/',
    async (c, next) => {
      c.header('Cache-Control', 'no-store');
      c.header('Vary', 'Accept', { append: true });
      if (isCrossSite(c, allowedOrigins, trustedProxies > 0)) {
        return reject(c, 403, 'This form came from a page of another site; use the one on ours.');
      }
      if (trustedProxies > 0 && c.req.header('X-Forwarded-For') === undefined) {
        log.warning('a form came without X-Forwarded-For; have the proxy add it');
      }
      const seconds = limits.forAddress(clientAddress(c, proxies));
      if (seconds > 0) return rejectForNow(c, seconds);
      if (c.req.header('Content-Encoding') !== undefined) {
        c.header('Accept-Encoding', 'identity');
        return reject(c, 415, 'A form is sent without a Content-Encoding.');
      }
      if (urlEncoded.test(c.req.header('Content-Type') ?? '')) return next();
      return reject(c, 415, 'A form is sent as application/x-www-form-urlencoded, in UTF-8.');
    },
    (c, next) => {
      // bodyLimit makes a stream of every body first, which takes longer than all else here.
      // Node never reads beyond a Content-Length.
      const length = c.req.header('Content-Length');
      return Number(length) <= largestBody ? next() : limitBody(c, next);
    },
    async (c) => {
      const idempotencyKey = c.req.header('Idempotency-Key');
      if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey)) {
        return reject(c, 400, 'An Idempotency-Key is 1 to 200 visible ASCII characters.');
      }
      const body = await c.req.arrayBuffer();
      // A page without scripts has no key; what it sends twice within a day is one request.
      const isKnown = idempotencyKey !== undefined || wantsPage(c);
      const fingerprint = isKnown ? fingerprintOf(body) : undefined;
      const reference = referenceOf(idempotencyKey ?? fingerprint ?? randomUUID());
      const read = readForm(body, c.req.header('Lead-Version'));
      if ('reason' in read) return reject(c, read.status, read.reason);
      const { form, firm, values } = read;
      const address = clientAddress(c, proxies);
      const seconds = limits.forAll(address);
      if (seconds > 0) return rejectForNow(c, seconds);
      const success = () => respondSuccess(c, pages, { site: siteOf(c), reference, form, firm });
      if (values === undefined) {
        log.info('honeypot form dropped');
        return success();
      }
      const suspicion = read.isSpam ? 'none' : limits.suspicionOf(address);
      const isSpam = read.isSpam || suspicion !== 'none';
      const begun = performance.now();
      const receivedAt = now();
      const saved = leads.save({
        form,
        values,
        idempotencyKey,
        fingerprint,
        reference,
        receivedAt,
        writtenAt: writtenAt(c.req.header('Lead-Age'), receivedAt),
        privacyVersion: privacyNotice.updated,
        isSpam,
        isNotice: suspicion === 'first of a burst',
      });
      const outcome = await saved.catch((error: unknown) => {
        log.error('could not store a lead', error);
      });
      if (outcome === undefined) {
        c.header('Retry-After', '10');
        const reason = 'We could not save your request. Please try again in a minute.';
        return respondError(c, pages, 503, reason);
      }
      if (outcome === 'key-used') {
        const reason =
          'This Idempotency-Key came with another form before; send this one under a key of its own.';
        return reject(c, 422, reason);
      }
      if (suspicion === 'first of a burst') log.warning('a burst of forms from one address');
      const stored = isSpam
        ? `${suspicion === 'none' ? 'honeypot' : 'burst'} form quarantined`
        : 'lead stored';
      const ms = Math.round(performance.now() - begun);
      if (outcome === 'stored' && !isSpam) counters.stored.inc({ form });
      log.info(outcome === 'repeated' ? 'lead repeated' : stored, { form, ms });
      return success();
    },
  );

  return handler;
}
