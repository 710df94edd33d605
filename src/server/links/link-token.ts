import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Where each link leads, before its token. */
export const linkPaths = { firm: '/offer', visitor: '/request' } as const;

/** The most characters of a token that are worth a signature check. */
const maxLength = 300;

/** 16 bytes of HMAC-SHA-256: half of it is the least that RFC 2104, section 5, allows. */
const signatureBytes = 16;

const payload = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([v.picklist(['firm', 'visitor']), v.number(), v.string(), v.string(), v.number()]),
);

/** What a link opens. A lead's number may be given out again after a restore; its reference is not. */
export interface Link {
  readonly purpose: 'firm' | 'visitor';
  readonly lead: number;
  readonly reference: string;
  /** The slug of the firm; empty for a visitor. */
  readonly firm: string;
  readonly expires: Date;
}

const signatureOf = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes).toString('base64url');

/** Compares texts, not bytes: several texts of base64 mean the same bytes. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Signs links with the first key, and accepts those of every key, so that keys can be rotated. */
export function linkTokens(keys: readonly [string, ...string[]]) {
  return {
    sign: ({ purpose, lead, reference, firm, expires }: Link): string => {
      const seconds = Math.floor(expires.valueOf() / 1000);
      const text = JSON.stringify([purpose, lead, reference, firm, seconds]);
      const encoded = Buffer.from(text).toString('base64url');
      return `${encoded}.${signatureOf(encoded, keys[0])}`;
    },
    /** The link of a token; undefined for one that is not valid, whatever the reason. */
    read: (token: string, purpose: Link['purpose'], now: Date): Link | undefined => {
      if (token.length > maxLength || !/^[\w-]+\.[\w-]+$/.test(token)) return undefined;
      const [encoded = '', signature = ''] = token.split('.');
      if (!keys.some((key) => isSame(signature, signatureOf(encoded, key)))) return undefined;
      const parsed = v.safeParse(payload, Buffer.from(encoded, 'base64url').toString());
      if (!parsed.success) return undefined;
      const [found, lead, reference, firm, seconds] = parsed.output;
      const expires = new Date(seconds * 1000);
      if (found !== purpose || expires <= now) return undefined;
      return { purpose, lead, reference, firm, expires };
    },
  };
}

export type LinkTokens = ReturnType<typeof linkTokens>;
