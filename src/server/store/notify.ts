import * as v from 'valibot';
import type { Channel } from '#machines/lead-delivery/lead-delivery.machine.ts';
import { withAsciiDomain } from '#machines/lead/clean-text.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { hour } from '#src/server/durations.ts';
import { insertRows, marks, selectOn, type Transaction } from './engine.ts';

export interface Recipient {
  readonly channel: Channel;
  /** An operator's address or a firm's slug; empty if the channel has only one recipient. */
  readonly recipient: string;
  /** When the message may be sent, ISO 8601; at once if it is missing. */
  readonly heldUntil?: string | undefined;
}

export type Recipients = (lead: { readonly values: Lead }) => readonly Recipient[];

/** A stored lead that its recipients are yet to be notified of. */
export interface LeadToSend {
  readonly id: number;
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly recipients: readonly Recipient[];
}

/** When a first attempt is due: at once, also after a wrong clock has been set right. */
export const atOnce = new Date(0).toISOString();

/** The email address of a lead with its Latin letters in lower case, as leads are found by it, however its domain is typed. */
export const emailKey = (email: Lead[string] | undefined): string =>
  withAsciiDomain(String(email ?? '')).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

export const isConfirmed = ({ recipients }: Pick<LeadToSend, 'recipients'>): boolean =>
  recipients.some(({ channel }) => channel === 'confirmation');

/** The leads whose address gets no confirmation: it had one within the hour, and may be a stranger's. */
async function unconfirmedOf({ run }: Transaction, leads: readonly LeadToSend[]) {
  const confirmed = leads.filter(isConfirmed);
  const unconfirmed = new Set<LeadToSend>();
  if (confirmed.length === 0) return unconfirmed;
  const start = Math.min(...confirmed.map(({ receivedAt }) => Date.parse(receivedAt))) - hour;
  const emails = [...new Set(confirmed.map(({ email }) => email))];
  const sent = await selectOn(run)(
    v.object({ email: v.string(), receivedAt: v.string() }),
    `SELECT email, received_at AS "receivedAt" FROM leads
      JOIN notifications ON lead = leads.id AND channel = 'confirmation' AND state <> 'skipped'
      WHERE email IN ${marks(emails)} AND received_at > ?`,
    [...emails, new Date(start).toISOString()],
  );
  for (const lead of confirmed) {
    const isRecent = sent.some(
      ({ email, receivedAt }) =>
        email === lead.email && Date.parse(receivedAt) > Date.parse(lead.receivedAt) - hour,
    );
    if (isRecent) unconfirmed.add(lead);
    else sent.push(lead);
  }
  return unconfirmed;
}

/** Queues a notification for each recipient of stored leads but the firms, which their lives mail. */
export async function notifyOf(
  transaction: Transaction,
  leads: readonly LeadToSend[],
): Promise<void> {
  const unconfirmed = await unconfirmedOf(transaction, leads);
  await insertRows(
    transaction.run,
    'notifications (lead, channel, recipient, due_at, state)',
    leads.flatMap((lead) =>
      lead.recipients
        .filter(({ channel }) => channel !== 'firm')
        .map(({ channel, recipient, heldUntil = atOnce }) => {
          const isSkipped = channel === 'confirmation' && unconfirmed.has(lead);
          return [lead.id, channel, recipient, heldUntil, isSkipped ? 'skipped' : 'due'];
        }),
    ),
    // The first of a burst, out of quarantine.
    'ON CONFLICT (lead, channel, recipient, about) DO NOTHING',
  );
}
