import { correctLead } from '#machines/lead/correct-lead.ts';
import { UsageError } from '#command-line/run-command.ts';
import { recipientsOf } from '#src/server/deliveries/notifiers.ts';
import type { DeliverySettings } from '#src/server/deliveries/settings.ts';
import { formNamed } from '#content/forms/forms.ts';
import type { LeadDetails } from '#src/server/store/find-leads.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import type { Selection, StoredLead } from '#src/server/store/stored-lead.ts';
import { toCsv } from './csv.ts';
import { expectOpen } from './life-commands.ts';
import { toTable } from './table.ts';
import { counted, terminalJson } from './terminal-text.ts';

export interface ListOptions extends Pick<Selection, 'since' | 'email'> {
  readonly json?: boolean;
  readonly csv?: boolean;
}

export function formatted(leads: readonly StoredLead[], options: ListOptions): string {
  const { json, csv, since } = options;
  if (json === true) return `${terminalJson(leads)}\n`;
  if (csv === true) return toCsv(leads);
  if (leads.length > 0) return toTable(leads);
  return since === undefined ? 'No leads yet.\n' : `No leads since ${since.toISOString()}.\n`;
}

/** Lists leads. A table also names those whose confirmation was rejected. */
export async function list(store: LeadStore, options: ListOptions): Promise<string> {
  const text = formatted(await store.list(options), options);
  if (options.json === true || options.csv === true) return text;
  const unconfirmed = await store.notifications.unconfirmed();
  if (unconfirmed.length === 0) return text;
  return `${text}\nThe visitor's address was rejected, lead ${unconfirmed.join(', ')}: check it (show), then correct, retry or seen.\n`;
}

export async function correct(
  { lives }: LeadStore,
  { id, form: formName, values, status }: LeadDetails,
  changes: Readonly<Record<string, string>>,
  by: string,
): Promise<string> {
  if (status === 'withdrawn') {
    throw new UsageError(`Lead ${id} is withdrawn, and its details are deleted.`);
  }
  const form = formNamed(formName);
  if (form === undefined) throw new UsageError(`The form ${formName} does not exist any more.`);
  const corrected = correctLead(form, values, changes);
  if ('reason' in corrected) throw new UsageError(corrected.reason);
  await lives.correct(id, corrected.lead, by, new Date());
  return `Lead ${id} is corrected: ${Object.keys(changes).join(', ')}.\n`;
}

const whereServerRuns = 'within half a minute, where the server runs';

export async function retry({ notifications }: LeadStore, lead?: LeadDetails): Promise<string> {
  const again = await notifications.retry(lead?.id);
  if (again === 0) return 'No notification has failed or is waiting.\n';
  return `Sends ${counted(again, 'notification')} ${whereServerRuns}.\n`;
}

export async function acknowledge(
  { notifications }: LeadStore,
  lead?: LeadDetails,
): Promise<string> {
  const seen = await notifications.acknowledge(lead?.id);
  if (seen === 0) return 'No notification has failed.\n';
  return `Marked ${counted(seen, 'notification')} as seen.\n`;
}

/** Sends a lead again to everybody who was notified of it, except the visitor. */
export async function sendAgain({ notifications }: LeadStore, lead: LeadDetails): Promise<string> {
  expectOpen(lead);
  const again = await notifications.sendAgain(lead.id);
  if (again === 0) throw new UsageError(`Lead ${lead.id} was not sent to anybody.`);
  return `Sends ${counted(again, 'notification')} again ${whereServerRuns}.\n`;
}

export async function listSpam(store: LeadStore): Promise<string> {
  const spam = await store.list({ spam: 'only' });
  return spam.length === 0 ? 'No spam in quarantine.\n' : toTable(spam);
}

export async function restoreSpam(
  store: LeadStore,
  number: string,
  settings: DeliverySettings,
  by: string,
): Promise<string> {
  const [spam] = await store.list({ id: Number(number), spam: 'only' });
  if (spam === undefined) throw new UsageError(`There is no spam ${number}.`);
  await store.lives.restore(spam.id, recipientsOf(settings)(spam), by, new Date());
  return `Lead ${spam.id} is out of quarantine.\n`;
}
