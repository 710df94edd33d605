import { Webhook } from 'standardwebhooks';
import { codeOf } from '#src/server/errors.ts';
import { DeliveryError, type Notifier } from './notifier.ts';
import type { WebhookSettings } from '#src/server/settings.ts';

const types = {
  lead: 'lead.stored',
  correction: 'lead.corrected',
  withdrawal: 'lead.withdrawn',
} as const;

/** A Retry-After header (seconds or a date) in milliseconds from now; 0 without one. */
function retryAfterOf(header: string | null, now: Date): number {
  const time = Date.parse(header ?? '') - now.valueOf();
  return Math.max(Number(header) * 1000 || time || 0, 0);
}

/** Posts a lead, signed with each secret as in Standard Webhooks. Only a 2xx is success: a redirect would send it elsewhere. */
export function webhookNotifier({ url, secret }: WebhookSettings): Notifier {
  const webhooks = secret.split(',').map((each) => new Webhook(each));
  return async ({ lead, about, messageId }, signal) => {
    const { id, reference, form, receivedAt, writtenAt, values } = lead;
    const now = new Date();
    const body = JSON.stringify({
      type: types[about],
      timestamp: about === 'lead' ? receivedAt : now.toISOString(),
      data: { id, reference, form, receivedAt, writtenAt, values },
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(now.valueOf() / 1000)),
        'webhook-signature': webhooks
          .map((webhook) => webhook.sign(messageId, now, body))
          .join(' '),
      },
      body,
      redirect: 'manual',
      signal,
    }).catch((error: unknown) => {
      // A failed fetch has the code in its cause.
      throw error instanceof Error && codeOf(error.cause) !== undefined ? error.cause : error;
    });
    await response.body?.cancel();
    if (response.ok) return;
    throw new DeliveryError(String(response.status), response.statusText, {
      isFinal: response.status === 410,
      retryAfter: retryAfterOf(response.headers.get('Retry-After'), now),
    });
  };
}
