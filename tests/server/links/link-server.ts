import { createLeadLinks } from '#src/server/links/lead-links.ts';
import { readLeadPage } from '#src/server/links/lead-page.ts';
import { linkTokens, type Link } from '#src/server/links/link-token.ts';
import { responseHeaders } from '#src/server/response-headers.ts';
import { buildSiteIn } from '#tests/server/fixtures/built-site.ts';
import { lead as values, stored } from '#tests/server/fixtures/lead.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';
import { livesOf, receivedAt } from './lives.ts';

const hour = 3_600_000;
/** Hours after the lead came. */
export const after = (hours: number) => new Date(Date.parse(receivedAt) + hours * hour);

export const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
export const tokens = linkTokens([keyOf(1)]);

export const offer: Link = {
  purpose: 'firm',
  lead: 1,
  reference: 'K7Q2-M9XD',
  firm: 'greenlion',
  expires: after(24),
};
export const own: Link = { ...offer, purpose: 'visitor', firm: '', expires: after(24 * 30) };

interface Settings {
  readonly firms?: readonly string[];
  readonly leadsPerMinute?: number;
  readonly trustedProxies?: number;
}

/** A server an hour after a lead was offered to firms. */
export async function server({ firms = ['greenlion'], ...limits }: Settings = {}) {
  const distDir = await buildSiteIn(await temporaryFolder());
  const print = readLeadPage(distDir);
  if (print === undefined) throw new Error('The fixture has no lead page.');
  const followed = livesOf({ ...stored('quote', values), receivedAt }, firms);
  const clock = { now: after(1) };
  const app = createLeadLinks({
    tokens,
    print,
    lives: followed.lives,
    headers: responseHeaders(distDir, false),
    now: () => clock.now,
    ...limits,
  });
  const get = async (path: string) => {
    const response = await app.request(path);
    return { response, status: response.status, text: await response.text() };
  };
  const post = async (
    path: string,
    form: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const body = new URLSearchParams(form);
    const response = await app.request(path, { method: 'POST', body, headers });
    return { status: response.status, text: await response.text() };
  };
  return { ...followed, clock, get, post };
}

export const offerPath = `/offer/${tokens.sign(offer)}`;
export const requestPath = `/request/${tokens.sign(own)}`;

/** What says whose lead it is. */
export const personal = ['Aroha', 'Ngata', 'aroha@example.co.nz', '021 555 0123'];
