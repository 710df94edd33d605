import { UsageError } from '#command-line/run-command.ts';
import { firmOf, whyNotReachable } from '#src/server/firms.ts';
import type { LeadDetails } from '#src/server/store/lead-admin.ts';
import { maxFirms, type StatusChange } from '#src/server/store/lead-status.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';

const isOver = ({ status }: LeadDetails): boolean => status === 'closed' || status === 'withdrawn';

/** Throws UsageError for a lead that must be reopened first. */
export function expectOpen(lead: LeadDetails): void {
  if (!isOver(lead)) return;
  const { id, status } = lead;
  throw new UsageError(`Lead ${id} is ${status}. Reopen it first: npm run leads -- reopen ${id}.`);
}

export async function assign(
  { admin }: LeadStore,
  lead: LeadDetails,
  { to = '', by = '' }: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { id, recipients, values } = lead;
  const firm = firmOf(to);
  if (firm === undefined) throw new UsageError(`There is no firm "${to}" in content/firms.`);
  const unreachable = whyNotReachable(firm);
  if (unreachable !== undefined) throw new UsageError(unreachable);
  expectOpen(lead);
  if (recipients.some(({ firm: slug }) => slug === firm.slug)) {
    throw new UsageError(`${firm.name} has lead ${id} already.`);
  }
  const wanted = values['firm'];
  if (typeof wanted === 'string' && wanted !== '' && wanted !== firm.slug) {
    throw new UsageError(
      `Lead ${id} is for ${wanted} alone. Once the visitor agrees to another firm: npm run leads -- correct ${id} --firm "".`,
    );
  }
  if (recipients.length >= maxFirms) {
    throw new UsageError(`Lead ${id} has gone to ${maxFirms} firms, which is the most.`);
  }
  await admin.assign(id, firm, by, new Date());
  const goes = `Lead ${id} goes to ${firm.name}, ${firm.email}, within half a minute`;
  return env['LEADS_SMTP_URL']
    ? `${goes}, where the server runs.\n`
    : `${goes} where the server runs with LEADS_SMTP_URL, which is not set here.\n`;
}

/** The firm that accepted or declined: the one that was named, or the only one that has the lead. */
function respondingFirm({ id, recipients }: LeadDetails, name: string | undefined) {
  if (name === undefined && recipients.length > 1) {
    throw new UsageError(`Several firms have lead ${id}; add --firm FIRM.`);
  }
  const found = recipients.find(
    (recipient) => name === undefined || [recipient.firm, recipient.name].includes(name),
  );
  if (name !== undefined && found === undefined) {
    throw new UsageError(`${name} has not received lead ${id}.`);
  }
  return found;
}

/** Changes a lead's status. A withdrawal is sent to everybody who has the lead. */
export async function changeStatus(
  { admin }: LeadStore,
  lead: LeadDetails,
  status: StatusChange['status'],
  { firm: name, by = '' }: Readonly<Record<string, string>>,
): Promise<string> {
  const { id } = lead;
  if (status !== 'reopened') expectOpen(lead);
  else if (!isOver(lead)) throw new UsageError(`Lead ${id} is not closed, but ${lead.status}.`);
  const isResponse = status === 'accepted' || status === 'declined';
  const recipient = isResponse ? respondingFirm(lead, name) : undefined;
  const firm = recipient?.firm ?? recipient?.name;
  await admin.changeStatus(id, { status, firm, by, at: new Date() });
  return `Lead ${id} is ${status}${recipient ? ` by ${recipient.name}` : ''}.\n`;
}
