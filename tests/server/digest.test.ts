import { expect, onTestFinished, test, vi } from 'vitest';
import { recipientsOf } from '#src/server/deliveries/notifiers.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';
import { lead as values } from './fixtures/lead.ts';
import { byMail, lead, notifyingServer, until } from './fixtures/notifying-server.ts';
import { startMailServer } from './fixtures/receivers.ts';

const settings = { LEADS_MAIL_TO: 'one@waymark.example', LEADS_CONFIRM: 'off' };

test('holds back mail to a recipient beyond a hundred a day, until the next ten minutes', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:03:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const env = { ...byMail('smtp://localhost'), ...settings };
  const recipients = recipientsOf(deliverySettings(env));
  const lists = Array.from({ length: 101 }, () =>
    recipients({ values: { ...values, firm: 'greenlion' } }),
  );
  expect(
    lists
      .slice(0, 100)
      .flat()
      .filter(({ heldUntil }) => heldUntil),
  ).toEqual([]);
  expect(lists[100]).toEqual([
    { channel: 'mail', recipient: 'one@waymark.example', heldUntil: '2026-11-21T09:10:00.000Z' },
    {
      channel: 'firm',
      recipient: 'greenlion',
      heldUntil: '2026-11-21T09:10:00.000Z',
    },
  ]);
});

test('sends the hundred first leads, and the rest in one digest with all their answers', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const { store, deliveries } = await notifyingServer({ ...byMail(server.url), ...settings });
  const late = Array.from({ length: 103 }, (_, index) => `a${index}`);
  await Promise.all(late.map((idempotencyKey) => store.save({ ...lead, idempotencyKey })));
  deliveries.leadStored();
  await until(() => server.messages.length === 100);
  vi.useFakeTimers({ now: Date.now() + 600_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  deliveries.leadStored();
  await until(() => server.messages.length === 101);
  const text = server.messages[100]?.text ?? '';
  expect(text).toContain('Subject: 3 requests from Waymark\r\n');
  expect(text.match(/^First name: Aroha/gm)).toHaveLength(3);
  // An answer to all three would reach one of them.
  expect(text).not.toContain('Reply-To');
  expect(text).not.toContain('Reply to this');
  await until(async () => (await store.notifications.backlog()).due === 0);
  expect(server.messages).toHaveLength(101);
});
