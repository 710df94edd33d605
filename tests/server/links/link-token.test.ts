import { expect, test } from 'vitest';
import { linkTokens, type Link } from '#src/server/links/link-token.ts';

const now = new Date('2026-11-27T02:00:00.000Z');

const offer: Link = {
  purpose: 'firm',
  lead: 57,
  reference: 'K7Q2-M9XD',
  firm: 'greenlion',
  expires: new Date('2026-11-28T02:00:00.000Z'),
};

const own: Link = { ...offer, purpose: 'visitor', firm: '' };

const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');

const tokens = linkTokens([keyOf(1)]);
const token = tokens.sign(offer);
const [encoded = '', signature = ''] = token.split('.');

test('reads what it signed, for a firm and for a visitor', () => {
  expect(tokens.read(token, 'firm', now)).toEqual(offer);
  expect(tokens.read(tokens.sign(own), 'visitor', now)).toEqual(own);
});

test('a token is short, and a part of a URL', () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(token.length).toBeLessThan(100);
});

test('signs with the first key, and accepts both while keys are rotated', () => {
  const rotating = linkTokens([keyOf(2), keyOf(1)]);
  expect(rotating.read(token, 'firm', now)).toEqual(offer);
  expect(rotating.sign(offer)).toBe(linkTokens([keyOf(2)]).sign(offer));
  expect(rotating.sign(offer)).not.toBe(token);
});

/** The text of a token with other content, signed by nobody. */
const withContent = (text: string): string =>
  `${Buffer.from(text).toString('base64url')}.${signature}`;

/** The next digit of base64url after one whose unused bits are zero. */
const nextDigit = (digit: string): string => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 1);

const content = Buffer.from(encoded, 'base64url').toString();

test.each([
  ['empty', ''],
  ['garbage', 'wp-login.php'],
  ['only dots', '...'],
  ['without a signature', encoded],
  ['with an empty signature', `${encoded}.`],
  ['with half a signature', `${encoded}.${signature.slice(0, 11)}`],
  ['with a longer signature', `${token}AAAA`],
  ['with a third part', `${token}.${signature}`],
  [
    'with another signature',
    `${encoded}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
  ],
  ['with the unused bits of its last character changed', token.replace(/.$/, nextDigit)],
  [
    'with a sign that base64 ignores',
    `${encoded}.${signature.slice(0, 11)}~${signature.slice(11)}`,
  ],
  ['for another lead', withContent(content.replace('57', '58'))],
  ['for another firm', withContent(content.replace('greenlion', 'northcote'))],
  ['for a visitor', withContent(content.replace('firm', 'visitor'))],
  ['with more time', withContent(content.replace(/\d+\]$/, '9999999999]'))],
  ['of another site', linkTokens([keyOf(9)]).sign(offer)],
  ['of a rotated-out key', linkTokens([keyOf(0)]).sign(offer)],
  ['for another purpose', tokens.sign(own)],
  ['expired', tokens.sign({ ...offer, expires: now })],
  ['very long', tokens.sign({ ...offer, firm: 'x'.repeat(100_000) })],
  ['not ASCII', 'ā.ē'],
])('a token that is %s opens nothing', (_, changed) => {
  expect(tokens.read(changed, 'firm', now)).toBeUndefined();
});
