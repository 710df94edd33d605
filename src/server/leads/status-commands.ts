import { UsageError } from '#src/server/command.ts';
import { firmOf, whyNotReachable } from '#src/server/firms.ts';
import type { LeadDetails } from '#src/server/store/lead-admin.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { leadDetails } from './named-lead.ts';

/** The most firms that receive one lead, as /privacy says. */
const maxFirms = 3;

type AdminStore = Pick<LeadStore, 'list' | 'admin'>;

/** Throws UsageError for a lead on which nothing more is done until it is reopened. */
export function expectOpen({ id, status }: LeadDetails): void {
  if (status === 'closed' || status === 'withdrawn') {
    throw new UsageError(
      `Lead ${id} is ${status}. Reopen it first: npm run leads -- reopen ${id}.`,
    );
  }
}

async function reachableFirm(name: string) {
  const firm = await firmOf(name);
  if (firm === undefined) throw new UsageError(`There is no firm "${name}" in content/firms.`);
  const problem = whyNotReachable(firm);
  if (problem !== undefined) throw new UsageError(problem);
  return firm;
}

/** Sends a lead to a listed firm. `hasMail` tells whether a mail server is set here. */
export async function assign(
  store: AdminStore,
  name: string,
  { to, by, hasMail }: { readonly to: string; readonly by: string; readonly hasMail: boolean },
): Promise<string> {
  const lead = await leadDetails(store, name);
  const { id, recipients, values } = lead;
  const firm = await reachableFirm(to);
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
  await store.admin.assign(id, firm, by, new Date());
  const goes = `Lead ${id} goes to ${firm.name}, ${firm.email}, within half a minute`;
  return hasMail
    ? `${goes}, where the server runs.\n`
    : `${goes} where the server runs with LEADS_SMTP_URL, which is not set here.\n`;
}

/** The firm that accepted or declined: the one that was named, or the only one that has the lead. */
function respondingFirm({ id, recipients }: LeadDetails, name: string | undefined) {
  const [only, ...others] = recipients;
  const named = recipients.find(
    ({ firm, name: called }) => name !== undefined && [firm, called].includes(name),
  );
  if (name !== undefined && named === undefined) {
    throw new UsageError(`${name} has not received lead ${id}.`);
  }
  if (named === undefined && others.length > 0) {
    throw new UsageError(`Several firms have lead ${id}; add --firm FIRM.`);
  }
  return named ?? only;
}

interface Response {
  readonly firm: string | undefined;
  readonly by: string;
}

/** Records that a firm accepted or declined a lead. */
export async function respond(
  store: AdminStore,
  name: string,
  status: 'accepted' | 'declined',
  { firm: named, by }: Response,
): Promise<string> {
  const lead = await leadDetails(store, name);
  expectOpen(lead);
  const recipient = respondingFirm(lead, named);
  const firm = recipient?.firm ?? undefined;
  await store.admin.changeStatus(lead.id, { status, firm, by, at: new Date() });
  const who = recipient === undefined ? '' : ` by ${recipient.name}`;
  return `Lead ${lead.id} is ${status}${who}.\n`;
}

/** Closes, withdraws or reopens a lead. A withdrawal is sent to everybody who has the lead. */
export async function changeStatus(
  store: AdminStore,
  name: string,
  status: 'closed' | 'withdrawn' | 'reopened',
  by: string,
): Promise<string> {
  const lead = await leadDetails(store, name);
  if (status !== 'reopened') expectOpen(lead);
  else if (lead.status !== 'closed' && lead.status !== 'withdrawn') {
    throw new UsageError(`Lead ${lead.id} is not closed, but ${lead.status}.`);
  }
  await store.admin.changeStatus(lead.id, { status, by, at: new Date() });
  return `Lead ${lead.id} is ${status}.\n`;
}
