import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { confirmByMail, tellByMail } from './mail.ts';
import type { DeliverySettings } from './settings.ts';
import type { Tell } from './tell.ts';
import { tellByWebhook } from './webhook.ts';

/** The channels that are set up, each with how somebody is told on it. */
export function channelsOf({ webhook, mail }: DeliverySettings): ReadonlyMap<Channel, Tell> {
  const channels = new Map<Channel, Tell>();
  if (webhook !== undefined) channels.set('webhook', tellByWebhook(webhook));
  if (mail !== undefined) channels.set('mail', tellByMail(mail));
  if (mail?.confirms === true) channels.set('confirmation', confirmByMail(mail));
  return channels;
}
