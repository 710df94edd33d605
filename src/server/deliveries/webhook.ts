import { Webhook } from 'standardwebhooks';
import type { WebhookSettings } from './settings.ts';
import { messageId, type Tell } from './tell.ts';

/** What a fetch that failed met on its way, which says more than the failure itself. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause
    : error;

/**
 * Posts a lead as JSON, signed as the Standard Webhooks specification has it. Any answer but a
 * 2xx is a failure, and a redirect too: it would take the lead where nobody said it may go.
 */
export function tellByWebhook({ url, secret }: WebhookSettings): Tell {
  const webhook = new Webhook(secret);
  return async (lead, signal) => {
    const { id, reference, form, receivedAt, values } = lead;
    const body = JSON.stringify({
      type: 'lead.stored',
      timestamp: receivedAt,
      data: { id, reference, form, receivedAt, values },
    });
    const name = messageId(lead);
    const now = new Date();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': name,
        'webhook-timestamp': String(Math.floor(now.valueOf() / 1000)),
        'webhook-signature': webhook.sign(name, now, body),
      },
      body,
      redirect: 'manual',
      signal,
    }).catch((error: unknown) => {
      throw causeOf(error);
    });
    await response.body?.cancel();
    if (!response.ok) {
      throw Object.assign(new Error('The receiver did not take it.'), {
        code: `answered ${response.status}`,
      });
    }
  };
}
