import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Who is at the other end of the connection; undefined where a request came over none, as in tests. */
function peerAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}

/** One household or server has a whole /64 of IPv6 (RFC 6177), so that counts as one address. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The address a request comes from, as far as it can be believed: the peer's own, or behind
 * trusted proxies the one that the first of them wrote into X-Forwarded-For, counted from its
 * end. What stands before that may be made up.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const said = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address = said !== undefined && isIP(said) !== 0 ? said : peerAddress(c);
  return address === undefined ? 'unknown' : network(address);
}
