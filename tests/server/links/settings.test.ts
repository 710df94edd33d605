import { expect, test } from 'vitest';
import { UsageError } from '#command-line/run-command.ts';
import { linkSettings } from '#src/server/links/settings.ts';
import { serverSettings } from '#src/server/settings.ts';

const origin = 'https://www.waymark.example';
const [one, two] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));

test('there are no links by default, and links with one or two secrets', () => {
  expect(linkSettings({})).toBeUndefined();
  expect(linkSettings({ LEADS_LINK_URL: origin, LEADS_LINK_SECRET: one })).toEqual({
    origin,
    keys: [one],
  });
  const rotating = { LEADS_LINK_URL: origin, LEADS_LINK_SECRET: `${two},${one}` };
  expect(linkSettings(rotating)?.keys).toEqual([two, one]);
  expect(() => serverSettings(rotating)).not.toThrow();
});

const key =
  'LEADS_LINK_SECRET must be one or two secrets with a comma between them, each 32 random bytes as base64: openssl rand -base64 32 makes one.';

test.each([
  [{ LEADS_LINK_SECRET: one }, 'LEADS_LINK_SECRET is set without LEADS_LINK_URL; set both.'],
  [{ LEADS_LINK_URL: origin }, 'LEADS_LINK_URL is set without LEADS_LINK_SECRET; set both.'],
  [
    { LEADS_LINK_URL: `${origin}/`, LEADS_LINK_SECRET: one },
    `LEADS_LINK_URL must be the origin that firms and visitors reach this server at, such as https://www.waymark.example, not "${origin}/".`,
  ],
  [{ LEADS_LINK_URL: origin, LEADS_LINK_SECRET: 'secret' }, key],
  [{ LEADS_LINK_URL: origin, LEADS_LINK_SECRET: `${one},${two},${one}` }, key],
  [{ LEADS_LINK_URL: origin, LEADS_LINK_SECRET: `${one},` }, key],
])('rejects %j with a sentence', (env, sentence) => {
  expect(() => linkSettings(env)).toThrow(new UsageError(sentence));
});
