import { expect, test } from 'vitest';
import { responseHeaders } from '#src/server/response-headers.ts';
import { createThankYou } from '#src/server/thank-you.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { own, tokens } from './links/link-server.ts';

test('keeps its address to itself if a link to the request is in it', async () => {
  const distDir = await buildSiteIn(await temporaryFolder());
  const app = createThankYou(distDir, responseHeaders(distDir, false), tokens);
  const policyOf = async (request: string) =>
    (await app.request(`/thank-you?reference=K7Q2-M9XD&request=${request}`)).headers.get(
      'Referrer-Policy',
    );
  const expires = new Date(Date.now() + 60_000);
  expect(await policyOf(tokens.sign({ ...own, expires }))).toBe('no-referrer');
  expect(await policyOf('invented')).toBe('strict-origin-when-cross-origin');
});
