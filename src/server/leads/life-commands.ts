import type { Firm } from '#content/firm.ts';
import { UsageError } from '#command-line/run-command.ts';
import type { LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import { hadBy, offerRules, roomFor } from '#machines/lead-life/rules.ts';
import { firmOf, nameOfFirm, whyNotReachable } from '#src/server/firms.ts';
import type { LeadDetails } from '#src/server/store/find-leads.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';

type Options = Readonly<Record<string, string>>;

/** Throws UsageError for a lead that has ended. */
export function expectOpen({ id, status }: LeadDetails): void {
  if (status === 'withdrawn') {
    throw new UsageError(`Lead ${id} is withdrawn, and its details are deleted.`);
  }
  if (status !== 'closed') return;
  throw new UsageError(`Lead ${id} is closed. Reopen it first: npm run leads -- reopen ${id}.`);
}

/** Sends an event to a lead. Throws UsageError if its state does not allow it. */
async function act({ lives }: LeadStore, { id, status }: LeadDetails, event: LeadLifeEvent) {
  if (await lives.send(id, event)) return;
  throw new UsageError(`Lead ${id} is ${status}, and nothing was changed: see show ${id}.`);
}

const now = (): string => new Date().toISOString();

function expectFirm(name: string): Firm {
  const firm = firmOf(name);
  if (firm !== undefined) return firm;
  throw new UsageError(`There is no firm "${name}" in content/firms.`);
}

/** Offers a lead to a firm by a link, or sends it whole where links are off. */
export async function assign(
  store: LeadStore,
  lead: LeadDetails,
  { to = '', by = '' }: Options,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { id, offers, values } = lead;
  const firm = expectFirm(to);
  const unreachable = whyNotReachable(firm);
  if (unreachable !== undefined) throw new UsageError(unreachable);
  expectOpen(lead);
  const { slug, name, email } = firm;
  if (hadBy(offers, slug)) throw new UsageError(`${name} has lead ${id} already.`);
  const wanted = values['firm'];
  if (typeof wanted === 'string' && wanted !== '' && wanted !== slug) {
    throw new UsageError(
      `Lead ${id} is for ${wanted} alone. Once the visitor agrees to another firm: npm run leads -- correct ${id} --firm "".`,
    );
  }
  if (roomFor(offers) <= 0) {
    throw new UsageError(`${offerRules.atOnce} firms have lead ${id}, which is the most.`);
  }
  const hasDetails = !store.lives.isOffering;
  await act(store, lead, { type: 'LEAD.ASSIGN', at: now(), by, firm: slug, hasDetails });
  const goes = `Lead ${id} ${hasDetails ? 'goes' : 'is offered'} to ${name}, ${email}, within half a minute`;
  return env['LEADS_SMTP_URL']
    ? `${goes}, where the server runs.\n`
    : `${goes} where the server runs with LEADS_SMTP_URL, which is not set here.\n`;
}

/** Credits a lead to the firm that is named, or to the only one that has it. */
export async function credit(
  store: LeadStore,
  lead: LeadDetails,
  { firm: name, by = '' }: Options,
): Promise<string> {
  const { id, offers } = lead;
  if (name === undefined && offers.length > 1) {
    throw new UsageError(`Several firms have lead ${id}; add --firm FIRM.`);
  }
  const slug = name === undefined ? offers[0]?.firm : (firmOf(name)?.slug ?? name);
  const offer = offers.find(({ firm }) => firm === slug);
  if (offer === undefined) {
    throw new UsageError(`${name ?? 'No firm'} has not received lead ${id}.`);
  }
  await act(store, lead, { type: 'OFFER.CREDIT', at: now(), by, firm: offer.firm });
  return `Lead ${id} is credited to ${nameOfFirm(offer.firm)}.\n`;
}

const doneToLead = {
  'LEAD.WITHDRAW': 'withdrawn',
  'LEAD.CLOSE': 'closed',
  'LEAD.REOPEN': 'reopened',
} as const;

/** Withdraws, closes or reopens a lead. */
export const actOnLead =
  (type: keyof typeof doneToLead) =>
  async (store: LeadStore, lead: LeadDetails, { by = '' }: Options) => {
    if (type === 'LEAD.CLOSE') expectOpen(lead);
    if (type === 'LEAD.REOPEN' && lead.status !== 'closed') {
      throw new UsageError(`Lead ${lead.id} is not closed, but ${lead.status}.`);
    }
    await act(store, lead, { type, at: now(), by });
    return `Lead ${lead.id} is ${doneToLead[type]}.\n`;
  };

/** Pauses offers to a firm, or resumes them. */
export async function pause(
  { lives }: LeadStore,
  name: string,
  { by = '', end = false }: { readonly by?: string; readonly end?: boolean },
): Promise<string> {
  const firm = expectFirm(name);
  if (end) await lives.resume(firm.slug);
  else await lives.pause(firm.slug, by, new Date());
  return end
    ? `${firm.name} is offered leads again.\n`
    : `${firm.name} is offered no more leads.\n`;
}
