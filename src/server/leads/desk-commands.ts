import { correctLead } from '#machines/lead/correct-lead.ts';
import { WrongUse } from '#src/server/command.ts';
import { forms } from '#src/server/forms.ts';
import type { WholeLead } from '#src/server/store/lead-desk.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { cellText } from './columns.ts';
import type { LeadsCommand } from './command-line.ts';
import { namedLead } from './named-lead.ts';
import { terminalJson, terminalText } from './terminal-text.ts';

type DeskStore = Pick<LeadStore, 'list' | 'desk' | 'notifications'>;

/** What is done with the leads one by one. */
type DeskCommand = Extract<
  LeadsCommand,
  { name: 'show' | 'assign' | 'accept' | 'close' | 'correct' | 'retry' | 'export' }
>;

/** Everything kept of a lead, a line each. */
function describe(lead: WholeLead): string {
  const { values, recipients, notifications, ...own } = lead;
  const lines = [
    ...Object.entries({ ...own, ...values }).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : cellText(value),
    ]),
    ...recipients.map(({ name, receivedAt }) => ['received by', `${name}, ${receivedAt}`]),
    ...notifications.map(({ channel, state, attempts, toldAt, problem }) => [
      `told by ${channel}`,
      [state, `${attempts} tries`, toldAt, problem].filter((part) => part !== null).join(', '),
    ]),
  ];
  return lines.map(([name = '', value = '']) => `${terminalText(`${name}: ${value}`)}\n`).join('');
}

async function wholeLead({ desk }: DeskStore, id: number): Promise<WholeLead> {
  const lead = await desk.find(id);
  if (lead === null) throw new Error(`lead ${id} was deleted meanwhile`);
  return lead;
}

async function exportOf(store: DeskStore, email: string): Promise<string> {
  const leads: WholeLead[] = [];
  for (const { id } of await store.list({ email })) leads.push(await wholeLead(store, id));
  return `${terminalJson(leads)}\n`;
}

async function retry(store: DeskStore, name: string | undefined): Promise<string> {
  const lead = name === undefined ? undefined : (await namedLead(store, name)).id;
  const again = await store.notifications.retry(new Date(), lead);
  if (again === 0) return 'Nothing was given up; there is nothing to try again.\n';
  const counted = again === 1 ? '1 notification is' : `${again} notifications are`;
  return `${counted} tried again within half a minute, where the server runs.\n`;
}

/** Does what is asked of one lead, or of one person's, and gives what is to be printed. */
export async function runOnDesk(store: DeskStore, command: DeskCommand): Promise<string> {
  if (command.name === 'export') return exportOf(store, command.email);
  if (command.name === 'retry') return retry(store, command.lead);
  const { id, form: formName, values } = await namedLead(store, command.lead);
  switch (command.name) {
    case 'show': {
      const lead = await wholeLead(store, id);
      return command.json ? `${terminalJson(lead)}\n` : describe(lead);
    }
    case 'assign':
      await store.desk.assign(id, command.to, new Date());
      return `Lead ${id} is sent to ${terminalText(command.to)}.\n`;
    case 'accept':
      await store.desk.setStatus(id, 'accepted');
      return `Lead ${id} is accepted.\n`;
    case 'close':
      await store.desk.setStatus(id, 'closed');
      return `Lead ${id} is closed.\n`;
    case 'correct': {
      const form = forms.get(formName);
      if (form === undefined) throw new WrongUse(`There is no form ${formName} any more.`);
      const corrected = correctLead(form, values, command.changes);
      if ('reason' in corrected) throw new WrongUse(corrected.reason);
      await store.desk.correct(id, corrected.lead);
      return `Lead ${id} is corrected: ${Object.keys(command.changes).join(', ')}.\n`;
    }
  }
}
