import { expect, test, vi } from 'vitest';
import { webhookNotifier } from '#src/server/deliveries/webhook.ts';
import { notification } from './fixtures/notification.ts';
import { secret } from './fixtures/notifying-server.ts';

test.each([200, 500])('lets go of the body of a response with status %i unread', async (status) => {
  const cancel = vi.fn<() => void>();
  // A body that never ends would keep its connection open.
  const body = new ReadableStream({ cancel });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const notify = webhookNotifier({ url: 'https://receiver.example/', secret });
  await Promise.allSettled([notify([notification], new AbortController().signal)]);
  expect(cancel).toHaveBeenCalledOnce();
});
