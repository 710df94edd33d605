import { setTimeout as pause } from 'node:timers/promises';
import type { Received } from '#tests/server/fixtures/receivers.ts';

/** Leads without a message, and those with two of different ids: must be none. The same id may come again. */
function countSent(stored: readonly string[], sent: readonly { email: string; id: string }[]) {
  const ids = new Map<string, Set<string>>();
  for (const { email, id } of sent) ids.set(email, (ids.get(email) ?? new Set()).add(id));
  return {
    unnotified: stored.filter((email) => !ids.has(email)).length,
    notifiedTwice: [...ids.values()].filter(({ size }) => size > 1).length,
  };
}

/** Waits until a webhook’s receiver and an operator’s mailbox have every lead, for four minutes at most. */
export async function untilNotified(
  stored: readonly string[],
  received: readonly Received[],
  messages: readonly { readonly text: string }[],
) {
  const end = performance.now() + 240_000;
  for (;;) {
    const webhooks = received.map(({ headers, body }) => ({
      email: String(JSON.parse(body).data.values.email),
      id: String(headers['webhook-id']),
    }));
    const mails = messages.map(({ text }) => ({
      email: /^Reply-To: (\S+)/m.exec(text)?.[1] ?? '',
      id: /^Message-ID: (\S+)/m.exec(text)?.[1] ?? '',
    }));
    const [webhook, mail] = [countSent(stored, webhooks), countSent(stored, mails)];
    const unnotified = webhook.unnotified + mail.unnotified;
    if (unnotified === 0 || performance.now() > end)
      return { unnotified, notifiedTwice: webhook.notifiedTwice + mail.notifiedTwice };
    await pause(100);
  }
}
