import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

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

/** A list of addresses and of networks such as 10.0.0.0/8. Throws for an invalid one. */
export function addressesOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
}

export function isNetwork(text: string): boolean {
  try {
    addressesOf([text]);
    return /^[^/]+(?:\/\d+)?$/.test(text);
  } catch {
    return false;
  }
}

/** An address without its port, brackets or IPv4-in-IPv6 prefix; undefined for other text. */
function plainAddress(text: string): string | undefined {
  const address = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

/** Counts an IPv6 /56 as one visitor: that much may go to one household or office (RFC 6177). */
const subnetKey = (address: string): string =>
  isIP(address) === 6
    ? expandIPv6(address.toLowerCase()).slice(0, '2001:0db8:0000:00'.length)
    : address;

/** The other end of the connection; undefined if it has closed, null if there is none, as in tests. */
function peerAddress(c: Context): string | null | undefined {
  try {
    return plainAddress(getConnInfo(c).remote.address ?? '');
  } catch {
    return null;
  }
}

export interface ProxyOptions {
  /** How many proxies in front of this server to trust about a visitor's address. */
  readonly trustedProxies: number;
  /** Where the last of them is. */
  readonly proxyAddresses: BlockList;
}

/**
 * The peer's address, or behind trusted proxies the one that the first of them added to X-Forwarded-For,
 * counted from its end. Earlier entries may be forged.
 */
function addressOf(
  c: Context,
  { trustedProxies, proxyAddresses }: ProxyOptions,
): string | undefined {
  const peer = peerAddress(c);
  const isProxy = peer === null || (peer !== undefined && proxyAddresses.check(peer, family(peer)));
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const visitor = isProxy && trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return plainAddress(visitor ?? '') ?? peer ?? undefined;
}

export function clientAddress(c: Context, proxies: ProxyOptions): string {
  const address = addressOf(c, proxies);
  return address ? subnetKey(address) : 'unknown';
}

export function isFrom(c: Context, proxies: ProxyOptions, networks: BlockList): boolean {
  // An untrusted proxy hides its client.
  if (proxies.trustedProxies === 0 && c.req.header('X-Forwarded-For') !== undefined) return false;
  const address = addressOf(c, proxies);
  return address !== undefined && networks.check(address, family(address));
}
