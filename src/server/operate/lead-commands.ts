import { formNamed } from '#content/forms/forms.ts';
import { UsageError } from '#command-line/run-command.ts';
import { correctLead } from '#machines/lead/correct-lead.ts';
import { firmOf } from '#src/server/decide/firms.ts';
import type { Happening } from '#src/server/decide/happen.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import type { LeadDetails } from '#src/server/keep/find-leads.ts';
import type { Selection, StoredLead } from '#src/server/keep/stored-lead.ts';
import { counted, terminalJson } from '#src/server/terminal-text.ts';
import { toCsv } from './csv.ts';
import { toTable } from './table.ts';

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
export async function list(leads: Leads, options: ListOptions): Promise<string> {
  const text = formatted(await leads.list(options), options);
  if (options.json === true || options.csv === true) return text;
  const unconfirmed = await leads.notifications.unconfirmed();
  if (unconfirmed.length === 0) return text;
  return `${text}\nThe visitor's address was rejected, lead ${unconfirmed.join(', ')}: check it (show), then correct, retry or seen.\n`;
}

/** Does something to a lead, and returns the sentence. Throws UsageError with the reason if it cannot. */
async function act(leads: Leads, id: number, happening: Happening, done: string): Promise<string> {
  const outcome = await leads.happen(id, happening);
  if ('reason' in outcome) throw new UsageError(outcome.reason);
  return `Lead ${id} ${done}\n`;
}

type Options = Readonly<Record<string, string>>;

export async function assign(
  leads: Leads,
  { id }: LeadDetails,
  { to = '', by = '' }: Options,
): Promise<string> {
  const firm = firmOf(to);
  if (firm === undefined) throw new UsageError(`There is no firm "${to}" in content/firms.`);
  const done = `goes to ${firm.name}, ${firm.email}, within half a minute, where the server runs.`;
  return act(leads, id, { step: 'assign', firm, by, at: new Date() }, done);
}

export function correct(
  leads: Leads,
  { id }: LeadDetails,
  changes: Options,
  by: string,
): Promise<string> {
  const change = ({ form: name, values }: StoredLead) => {
    const form = formNamed(name);
    return form === undefined
      ? { reason: `The form ${name} does not exist any more.` }
      : correctLead(form, values, changes);
  };
  const done = `is corrected: ${Object.keys(changes).join(', ')}.`;
  return act(leads, id, { step: 'correct', change, by, at: new Date() }, done);
}

const ended = { withdraw: 'withdrawn', close: 'closed', reopen: 'reopened' } as const;

/** Withdraws, closes or reopens a lead. */
export const end =
  (step: keyof typeof ended) =>
  (leads: Leads, { id }: LeadDetails, { by = '' }: Options): Promise<string> =>
    act(leads, id, { step, by, at: new Date() }, `is ${ended[step]}.`);

export async function retry(leads: Leads, lead?: LeadDetails): Promise<string> {
  const again = await leads.retry(lead?.id);
  if (again > 0)
    return `Sends ${counted(again, 'notification')} within half a minute, where the server runs.\n`;
  const listed = await leads.list({ id: lead?.id });
  return listed.some(({ notified }) => notified === 'failed')
    ? 'What failed has nobody to go to: set one where the server runs (docs/settings.md), and restart it.\n'
    : 'No notification has failed or is waiting.\n';
}

export async function acknowledge({ notifications }: Leads, lead?: LeadDetails): Promise<string> {
  const seen = await notifications.acknowledge(lead?.id);
  if (seen === 0) return 'No notification has failed.\n';
  return `Marked ${counted(seen, 'notification')} as seen.\n`;
}

export async function listSpam(leads: Leads): Promise<string> {
  const spam = await leads.list({ spam: 'only' });
  return spam.length === 0 ? 'No spam in quarantine.\n' : toTable(spam);
}

export async function restoreSpam(leads: Leads, number: string, by: string): Promise<string> {
  const [spam] = await leads.list({ id: Number(number), spam: 'only' });
  if (spam === undefined) throw new UsageError(`There is no spam ${number}.`);
  return act(leads, spam.id, { step: 'restore', by, at: new Date() }, 'is out of quarantine.');
}
