import { correctLead } from '#machines/lead/correct-lead.ts';
import { UsageError } from '#src/server/command.ts';
import { recipientsOf } from '#src/server/deliveries/notifiers.ts';
import type { DeliverySettings } from '#src/server/deliveries/settings.ts';
import { forms } from '#src/server/forms.ts';
import type { LeadDetails } from '#src/server/store/lead-admin.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import type { StoredLead } from '#src/server/store/stored-lead.ts';
import { toCsv } from './csv.ts';
import { describe } from './describe.ts';
import { expectOpen } from './status-commands.ts';
import { toTable } from './table.ts';
import { terminalJson } from './terminal-text.ts';

type Leads = Pick<LeadStore, 'list' | 'admin' | 'notifications'>;

export interface ListOptions {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly since?: Date;
  readonly email?: string;
}

/** Leads in the format that was asked for. */
export function formatted(leads: readonly StoredLead[], options: ListOptions): string {
  const { json, csv, since } = options;
  if (json === true) return `${terminalJson(leads)}\n`;
  if (csv === true) return toCsv(leads);
  if (leads.length > 0) return toTable(leads);
  return since === undefined ? 'No leads yet.\n' : `No leads since ${since.toISOString()}.\n`;
}

/** The leads, and in a table which of their confirmations were rejected. */
export async function list(store: Leads, options: ListOptions): Promise<string> {
  const { since, email, json, csv } = options;
  const text = formatted(await store.list({ since, email }), options);
  const unconfirmed = json === true || csv === true ? [] : await store.notifications.unconfirmed();
  return unconfirmed.length === 0
    ? text
    : `${text}\nThe visitor's address was rejected, lead ${unconfirmed.join(', ')}: check it (show), then correct, retry or seen.\n`;
}

export const show = (lead: LeadDetails, json: boolean): string =>
  json ? `${terminalJson(lead)}\n` : describe(lead);

/** Everything that is kept about a person, as JSON. */
export const exportPerson = async ({ admin }: Leads, email: string): Promise<string> =>
  `${terminalJson(await admin.find({ email, spam: 'included' }))}\n`;

export async function correct(
  { admin }: Leads,
  { id, form: formName, values }: LeadDetails,
  changes: Readonly<Record<string, string>>,
): Promise<string> {
  const form = forms.get(formName);
  if (form === undefined) throw new UsageError(`The form ${formName} does not exist any more.`);
  const corrected = correctLead(form, values, changes);
  if ('reason' in corrected) throw new UsageError(corrected.reason);
  await admin.correct(id, corrected.lead);
  return `Lead ${id} is corrected: ${Object.keys(changes).join(', ')}.\n`;
}

const counted = (notifications: number): string =>
  notifications === 1 ? '1 notification is' : `${notifications} notifications are`;

/** Retries failed notifications, of one lead or of all. */
export async function retry({ notifications }: Leads, lead?: LeadDetails): Promise<string> {
  const again = await notifications.retry(new Date(), lead?.id);
  if (again === 0) return 'Nothing has failed; there is nothing to retry.\n';
  return `${counted(again)} sent within half a minute, where the server runs.\n`;
}

/** Marks failed notifications as seen, of one lead or of all. */
export async function acknowledge({ notifications }: Leads, lead?: LeadDetails): Promise<string> {
  const seen = await notifications.acknowledge(lead?.id);
  return seen === 0 ? 'Nothing has failed.\n' : `${counted(seen)} marked as seen.\n`;
}

/** Sends a lead again to everybody who was notified of it, but the visitor. */
export async function sendAgain({ notifications }: Leads, lead: LeadDetails): Promise<string> {
  expectOpen(lead);
  const again = await notifications.sendAgain(new Date(), lead.id);
  if (again === 0) throw new UsageError(`Lead ${lead.id} was not sent to anybody.`);
  return `${counted(again)} sent again within half a minute, where the server runs.\n`;
}

/** The quarantine of filled honeypots. */
export async function listSpam(store: Leads): Promise<string> {
  const spam = await store.list({ spam: 'only' });
  return spam.length === 0 ? 'No spam in quarantine.\n' : toTable(spam);
}

/** Makes spam a lead, and notifies of it as these settings say. */
export async function restoreSpam(
  store: Leads,
  number: string,
  settings: DeliverySettings,
): Promise<string> {
  const [spam] = await store.list({ id: Number(number), spam: 'only' });
  if (spam === undefined) throw new UsageError(`There is no spam ${number}.`);
  await store.admin.restoreSpam(spam.id, await recipientsOf(settings)(spam));
  return `Lead ${spam.id} is out of quarantine.\n`;
}
