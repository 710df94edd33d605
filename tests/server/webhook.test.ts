import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { webhookNotifier } from '#src/server/tell/webhook.ts';
import { notification } from './fixtures/notification.ts';
import { secret } from './fixtures/receivers.ts';

const next = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

/** Notifies a receiver at a known time. Returns what it was sent. */
async function notify(about: typeof notification.about, response = new Response()) {
  vi.useFakeTimers({ now: new Date('2026-11-28T01:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const fetched = vi.fn<(url: string, init: { headers: object; body: string }) => unknown>(
    async () => response,
  );
  vi.stubGlobal('fetch', fetched);
  const notifier = webhookNotifier({ url: 'https://crm.example/', secret: `${secret},${next}` });
  await notifier({ ...notification, about }, new AbortController().signal);
  const { headers = {}, body = '' } = fetched.mock.calls[0]?.[1] ?? {};
  return { headers: Object.fromEntries(Object.entries(headers)), body };
}

test('signs with two secrets while one replaces the other', async () => {
  const { headers, body } = await notify('lead');
  for (const each of [secret, next]) {
    expect(new Webhook(each).verify(body, headers)).toEqual({
      type: 'lead.stored',
      timestamp: '2026-11-21T00:00:00.000Z',
      data: {
        id: 1,
        reference: 'K7Q2-M9XD',
        form: 'quote',
        receivedAt: '2026-11-21T00:00:00.000Z',
        values: notification.lead.values,
      },
    });
  }
});

test.each([
  ['correction', 'lead.corrected'],
  ['withdrawal', 'lead.withdrawn'],
] as const)('a %s is an event with its own time', async (about, type) => {
  expect(JSON.parse((await notify(about)).body)).toMatchObject({
    type,
    timestamp: '2026-11-28T01:00:00.000Z',
  });
});

test.each([200, 500])('discards the unread body of a response with status %i', async (status) => {
  const cancel = vi.fn<() => void>();
  // A body that never ends would keep its connection open.
  const body = new ReadableStream({ cancel });
  await Promise.allSettled([notify('lead', new Response(body, { status }))]);
  expect(cancel).toHaveBeenCalledOnce();
});

test.each([
  [503, '120', { isFinal: false, retryAfter: 120_000 }],
  [503, 'Sat, 28 Nov 2026 01:00:30 GMT', { isFinal: false, retryAfter: 30_000 }],
  [429, 'Sat, 28 Nov 2026 00:59:30 GMT', { isFinal: false, retryAfter: 0 }],
  [410, 'soon', { isFinal: true, retryAfter: 0 }],
])('a receiver may answer %i with Retry-After %s', async (status, header, failure) => {
  const response = new Response(null, { status, headers: { 'Retry-After': header } });
  await expect(notify('lead', response)).rejects.toMatchObject(failure);
});
