import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { firmOf, whyNotReachable } from '#src/server/firms.ts';
import type { Recipient, Recipients } from '#src/server/store/notify.ts';
import { mailNotifiers } from './mail.ts';
import type { Notifier } from './notifier.ts';
import type { DeliverySettings } from './settings.ts';
import { webhookNotifier } from './webhook.ts';

export function notifiersOf({ webhook, mail }: DeliverySettings): ReadonlyMap<Channel, Notifier> {
  return new Map<Channel, Notifier>([
    ...(webhook === undefined ? [] : ([['webhook', webhookNotifier(webhook)]] as const)),
    ...(mail === undefined ? [] : mailNotifiers(mail)),
  ]);
}

function firmRecipient(firm: string | readonly string[] | undefined): Recipient[] {
  const listed = typeof firm === 'string' ? firmOf(firm) : undefined;
  if (listed === undefined || whyNotReachable(listed) !== undefined) return [];
  return [{ channel: 'firm', recipient: listed.slug, name: listed.name }];
}

export const recipientsOf =
  ({ webhook, mail }: DeliverySettings): Recipients =>
  ({ values }) => [
    ...(webhook === undefined ? [] : [{ channel: 'webhook' as const, recipient: '' }]),
    ...(mail?.to ?? []).map((recipient) => ({ channel: 'mail' as const, recipient })),
    ...(mail?.confirms === true && values['email']
      ? [{ channel: 'confirmation' as const, recipient: '' }]
      : []),
    // Without a mail server it would count as sent, but never be.
    ...(mail === undefined ? [] : firmRecipient(values['firm'])),
  ];
