import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { day } from '#src/server/durations.ts';
import { firmOf, whyNotReachable } from '#src/server/firms.ts';
import type { AddressOf } from '#src/server/links/open-links.ts';
import { tokenBuckets } from '#src/server/rate-limit.ts';
import type { Recipient, Recipients } from '#src/server/store/notify.ts';
import { mailNotifiers } from './mail.ts';
import type { Notifier } from './notifier.ts';
import type { DeliverySettings } from './settings.ts';
import { webhookNotifier } from './webhook.ts';

export function notifiersOf(
  { webhook, mail }: DeliverySettings,
  addressOf?: AddressOf,
): ReadonlyMap<Channel, Notifier> {
  return new Map<Channel, Notifier>([
    ...(webhook === undefined ? [] : ([['webhook', webhookNotifier(webhook)]] as const)),
    ...(mail === undefined ? [] : mailNotifiers(mail, addressOf)),
  ]);
}

function firmRecipient(firm: string | readonly string[] | undefined): Recipient[] {
  const listed = typeof firm === 'string' ? firmOf(firm) : undefined;
  if (listed === undefined || whyNotReachable(listed) !== undefined) return [];
  return [{ channel: 'firm', recipient: listed.slug }];
}

/** How many milliseconds apart digests are. */
const digestInterval = 10 * 60_000;

const nextDigest = (): string =>
  new Date(Math.ceil(Date.now() / digestInterval) * digestInterval).toISOString();

/** The recipients of a lead. Beyond LEADS_MAILS_A_DAY to one operator or firm, leads wait for a digest. */
export function recipientsOf({ webhook, mail }: DeliverySettings): Recipients {
  const ofDay = tokenBuckets(mail?.mailsADay ?? 0, () => performance.now(), day);
  const limited = (each: Recipient): Recipient =>
    ofDay(`${each.channel} ${each.recipient}`) > 0 ? { ...each, heldUntil: nextDigest() } : each;
  return ({ values }) => [
    ...(webhook === undefined ? [] : [{ channel: 'webhook' as const, recipient: '' }]),
    ...(mail?.to ?? []).map((recipient) => limited({ channel: 'mail', recipient })),
    ...(mail?.confirms === true && values['email']
      ? [{ channel: 'confirmation' as const, recipient: '' }]
      : []),
    // Without a mail server, the lead would count as sent but never arrive.
    ...(mail === undefined ? [] : firmRecipient(values['firm']).map(limited)),
  ];
}
