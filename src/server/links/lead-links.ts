import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { leadPage as words } from '#content/ui/lead-page.ts';
import { addressesOf, clientAddress, privateNetworks } from '#src/server/client-address.ts';
import { isCrossSite } from '#src/server/cross-site.ts';
import { silentLog, type Log } from '#src/server/log.ts';
import { rateLimit } from '#src/server/rate-limit.ts';
import type { ResponseHeaders } from '#src/server/response-headers.ts';
import type { ServerSettings } from '#src/server/settings.ts';
import type { LeadLives } from '#src/server/life/lives.ts';
import type { LeadPage, PrintLeadPage } from './lead-page.ts';
import { linkPaths, type Link, type LinkTokens } from './link-token.ts';
import { actOnOffer, offerPage } from './offer-page.ts';
import { actOnRequest, requestPage } from './request-page.ts';

/** In bytes: many times the longest form on the pages. */
const largestBody = 8 * 1024;

type Limits = Partial<Pick<ServerSettings, 'trustedProxies' | 'proxyNetworks' | 'leadsPerMinute'>>;

export interface LeadLinksOptions extends Limits {
  readonly tokens: LinkTokens;
  readonly lives: LeadLives;
  readonly print: PrintLeadPage;
  readonly headers: ResponseHeaders;
  readonly now?: () => Date;
  readonly log?: Log;
}

/**
 * The pages that signed links open. A GET changes nothing: mail scanners follow links. Every link
 * that is not valid gets the same page.
 */
export function createLeadLinks({
  tokens,
  lives,
  print,
  headers,
  now = () => new Date(),
  log = silentLog,
  trustedProxies = 0,
  proxyNetworks = privateNetworks,
  leadsPerMinute = 0,
}: LeadLinksOptions): Hono {
  const limits = rateLimit(leadsPerMinute);
  const proxies = { trustedProxies, proxyAddresses: addressesOf(proxyNetworks) };

  const show = (c: Context, page: LeadPage, status: 200 | 403 | 404 | 413 | 422 | 429 | 503) =>
    c.html(print(page), status, {
      ...headers.at(c.req.path, headers.isOverTls(c.req.header('X-Forwarded-Proto'))),
      'Cache-Control': 'no-store',
      // The URL contains the token, which opens the page.
      'Referrer-Policy': 'no-referrer',
    });

  /** Applies the form, if one was posted, and returns the link's page; undefined if the link opens nothing. */
  async function follow(link: Link, form: unknown, at: Date): Promise<LeadPage | undefined> {
    const found = await lives.follow(link.lead);
    if (found?.lead.reference !== link.reference) return undefined;
    const again = async () => (await lives.follow(link.lead)) ?? found;
    if (link.purpose === 'firm') {
      const page = offerPage(link, found, at);
      if (page === undefined || form === undefined) return page;
      await actOnOffer(link, form, lives, at);
      return offerPage(link, await again(), at);
    }
    if (form === undefined) return requestPage(found);
    const notice = await actOnRequest(found, form, lives, at);
    return { ...requestPage(await again()), ...(notice !== undefined && { notice }) };
  }

  const open = (purpose: Link['purpose']) => async (c: Context) => {
    const seconds = limits.forAddress(clientAddress(c, proxies));
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return show(c, words.busy, 429);
    }
    const isPost = c.req.method === 'POST';
    if (isPost && isCrossSite(c, [], trustedProxies > 0)) return show(c, words.elsewhere, 403);
    const at = now();
    const link = tokens.read(c.req.param('token') ?? '', purpose, at);
    try {
      const page = link && (await follow(link, isPost ? await c.req.parseBody() : undefined, at));
      if (page !== undefined) return show(c, page, 200);
      log.info('a link opened nothing');
      return show(c, words.invalid, 404);
    } catch (error) {
      if (error instanceof v.ValiError) {
        const [{ message }] = error.issues;
        return show(c, { ...words.rejected, intro: words.rejected.intro(message) }, 422);
      }
      log.error('could not open a link', error);
      return show(c, words.failed, 503);
    }
  };

  const limitBody = bodyLimit({
    maxSize: largestBody,
    onError: (c) => show(c, words.invalid, 413),
  });
  return new Hono()
    .on(['GET', 'POST'], `${linkPaths.firm}/:token`, limitBody, open('firm'))
    .on(['GET', 'POST'], `${linkPaths.visitor}/:token`, limitBody, open('visitor'));
}
