import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Where proxies are unless it is said: on this machine, or in a private network beside it. */
export const privateNetworks: readonly string[] = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A network is its first address and how many bits its addresses share: 10.0.0.0/8. */
function parseNetwork(network: string) {
  const [address = '', bits, ...more] = network.split('/');
  const size = isIP(address) === 6 ? 128 : 32;
  const isValid = isIP(address) > 0 && more.length === 0 && /^\d+$/.test(bits ?? `${size}`);
  return { address, bits: Number(bits ?? size), isValid: isValid && Number(bits ?? 0) <= size };
}

export const isNetwork = (text: string): boolean => parseNetwork(text).isValid;

export function addressesOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const { address, bits } of networks.map(parseNetwork)) {
    list.addSubnet(address, bits, family(address));
  }
  return list;
}

/** An address without what may surround it: a port, brackets, a zone, and IPv6 around IPv4. */
function plainAddress(said: string): string | undefined {
  const address = said
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

/** One household or office has up to a whole /56 of IPv6 (RFC 6177), so that counts as one visitor. */
const subnetKey = (address: string): string =>
  isIP(address) === 6
    ? expandIPv6(address.toLowerCase()).slice(0, '2001:0db8:0000:00'.length)
    : address;

/** Who is at the other end of the connection; undefined where it is gone, and null where there is none, as in tests. */
function peerAddress(c: Context): string | null | undefined {
  try {
    return plainAddress(getConnInfo(c).remote.address ?? '');
  } catch {
    return null;
  }
}

export interface ProxyOptions {
  /** How many proxies in front of this server are to be believed about a visitor. */
  readonly trustedProxies: number;
  /** Where the last of them is: what anybody else says of a visitor is not believed. */
  readonly proxyAddresses: BlockList;
}

/**
 * The peer's address, or behind trusted proxies the one that the first of them wrote into
 * X-Forwarded-For, counted from its end. What comes before that may be forged.
 */
function addressOf(
  c: Context,
  { trustedProxies, proxyAddresses }: ProxyOptions,
): string | undefined {
  const peer = peerAddress(c);
  const isProxy = peer === null || (peer !== undefined && proxyAddresses.check(peer, family(peer)));
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const said = isProxy && trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return plainAddress(said ?? '') ?? peer ?? undefined;
}

export function clientAddress(c: Context, proxies: ProxyOptions): string {
  const address = addressOf(c, proxies);
  return address ? subnetKey(address) : 'unknown';
}

/** True for a request from one of these networks. */
export function isFrom(c: Context, proxies: ProxyOptions, networks: BlockList): boolean {
  // An untrusted proxy hides its client.
  if (proxies.trustedProxies === 0 && c.req.header('X-Forwarded-For') !== undefined) return false;
  const address = addressOf(c, proxies);
  return address !== undefined && networks.check(address, family(address));
}
