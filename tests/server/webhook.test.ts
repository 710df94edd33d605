import { expect, onTestFinished, test, vi } from 'vitest';
import { webhookNotifier } from '#src/server/deliveries/webhook.ts';
import { notification } from './fixtures/notification.ts';
import { secret } from './fixtures/notifying-server.ts';

test.each([200, 500])('discards the unread body of a response with status %i', async (status) => {
  const cancel = vi.fn<() => void>();
  // A body that never ends would keep its connection open.
  const body = new ReadableStream({ cancel });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const notify = webhookNotifier({ url: 'https://receiver.example/', secret });
  await Promise.allSettled([notify([notification], new AbortController().signal)]);
  expect(cancel).toHaveBeenCalledOnce();
});

test.each([
  ['120', 120_000],
  ['Sat, 28 Nov 2026 01:00:30 GMT', 30_000],
  ['Sat, 28 Nov 2026 00:59:30 GMT', 0],
  ['soon', 0],
])('a receiver may ask with Retry-After %s to be left alone for %i ms', async (header, wait) => {
  vi.useFakeTimers({ now: new Date('2026-11-28T01:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal(
    'fetch',
    async () => new Response(null, { status: 503, headers: { 'Retry-After': header } }),
  );
  const notify = webhookNotifier({ url: 'https://receiver.example/', secret });
  await expect(notify([notification], new AbortController().signal)).rejects.toMatchObject({
    retryAfter: wait,
  });
});

test.each([
  ['lead', '2026-11-21T00:00:00.000Z'],
  ['correction', '2026-11-28T01:00:00.000Z'],
] as const)('a receiver is told of a %s with its own time', async (about, timestamp) => {
  vi.useFakeTimers({ now: new Date('2026-11-28T01:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const posted = vi.fn<(url: string, options: { readonly body: string }) => Promise<Response>>(
    async () => new Response(),
  );
  vi.stubGlobal('fetch', posted);
  const notify = webhookNotifier({ url: 'https://receiver.example/', secret });
  await notify([{ ...notification, about }], new AbortController().signal);
  expect(JSON.parse(posted.mock.calls[0]?.[1].body ?? '')).toMatchObject({ timestamp });
});
