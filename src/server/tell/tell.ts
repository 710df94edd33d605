import type { Channel } from '#machines/lead-delivery/channels.ts';
import type { Recipient } from '#src/server/decide/messages.ts';
import type { DeliverySettings } from '#src/server/settings.ts';
import { mailNotifiers } from './mail.ts';
import type { Notifier } from './notifier.ts';
import { webhookNotifier } from './webhook.ts';

/** How each channel that is set tells. */
export const notifiersOf = ({ webhook, mail }: DeliverySettings): ReadonlyMap<Channel, Notifier> =>
  new Map<Channel, Notifier>([
    ...(webhook === undefined ? [] : ([['webhook', webhookNotifier(webhook)]] as const)),
    ...(mail === undefined ? [] : mailNotifiers(mail)),
  ]);

/** Whom the settings tell. An empty recipient is the channel's only one, or a lead's own firms. */
export const recipientsOf = ({ webhook, mail }: DeliverySettings): readonly Recipient[] => [
  ...(webhook === undefined ? [] : [{ channel: 'webhook', recipient: '' } as const]),
  ...(mail === undefined
    ? []
    : [
        ...mail.to.map((recipient) => ({ channel: 'mail', recipient }) as const),
        { channel: 'firm', recipient: '' } as const,
        ...(mail.confirms ? [{ channel: 'confirmation', recipient: '' } as const] : []),
      ]),
];
