import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** A network, as its first address and how many bits its addresses share: 10.0.0.0/8. A single address is one too. */
export type Network = string;

/** Where proxies are unless it is said: on this machine, or in a private network beside it. */
export const privateNetworks: readonly Network[] = [
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

/** The addresses of some networks. Throws for anything else. */
export function addressesOf(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    if (!/^[^/]+(?:\/\d+)?$/.test(network))
      throw new RangeError(`"${network}" is not an IP address or CIDR range.`);
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
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
function subnetKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  return [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':');
}

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
