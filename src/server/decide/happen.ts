import type { Firm } from '#content/firm.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import { selectOn, type Engine, type Transaction } from '#src/server/keep/engine.ts';
import { noteErasure } from '#src/server/keep/lead-store.ts';
import { holdersOf } from '#src/server/keep/notification-queue.ts';
import {
  emailKey,
  leadColumns,
  matching,
  storedLead,
  type StoredLead,
} from '#src/server/keep/stored-lead.ts';
import { firmsFor, mostFirms, whyNotReachable } from './firms.ts';
import { queueArrival, queueChange, queueFirms, tellsFirms } from './messages.ts';
import { steps, type Step } from './steps.ts';

/** An operator's action on a lead: who did it, and when. */
export type Happening = {
  readonly by: string;
  readonly at: Date;
} & (
  | { readonly step: 'assign'; readonly firm: Firm }
  /** `change` gives the new values from the stored ones, or why it cannot. */
  | {
      readonly step: 'correct';
      readonly change: (lead: StoredLead) => { readonly lead: Lead } | { readonly reason: string };
    }
  | { readonly step: Exclude<Step, 'assign' | 'correct'> }
);

/** It has happened; or nothing has, for a reason, a sentence. */
export type Outcome = { readonly happened: true } | { readonly reason: string };

const refused = (reason: string): Outcome => ({ reason });

const whyNot = ({ id, status }: StoredLead, step: Step): string => {
  if (status === 'withdrawn') return `Lead ${id} is withdrawn, and its details are deleted.`;
  if (step === 'reopen') return `Lead ${id} is not closed, but ${status}.`;
  if (status === 'closed')
    return `Lead ${id} is closed. Reopen it first: npm run leads -- reopen ${id}.`;
  return `Lead ${id} is ${status}, and nothing was changed.`;
};

async function assign(
  transaction: Transaction,
  { id, values }: StoredLead,
  holders: readonly string[],
  firm: Firm,
): Promise<string | undefined> {
  const { slug, name } = firm;
  const wanted = values['firm'];
  const unreachable = whyNotReachable(firm);
  if (unreachable !== undefined) return unreachable;
  if (holders.includes(slug)) return `${name} has lead ${id} already.`;
  if (typeof wanted === 'string' && wanted !== '' && wanted !== slug) {
    return `Lead ${id} is for ${wanted} alone. Once the visitor agrees to another firm: npm run leads -- correct ${id} --firm "".`;
  }
  if (holders.length >= mostFirms) {
    return `${mostFirms} firms have had lead ${id}, which is the most.`;
  }
  if (!(await tellsFirms(transaction.run))) {
    return 'The server sends no mail, so no firm can be told. Set LEADS_SMTP_URL, and start it.';
  }
  await queueFirms(transaction, id, [slug]);
  return undefined;
}

const changedFields = (before: Lead, after: Lead): readonly string[] =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** Replaces a lead's values. They are erased beyond recovery by the daily work. */
async function replaceValues({ run }: Transaction, id: number, values: Lead): Promise<void> {
  await run('UPDATE leads SET fields = ?, email = ? WHERE id = ?', [
    JSON.stringify(values),
    emailKey(values['email']),
    id,
  ]);
  await noteErasure(run);
}

/**
 * Does something to a lead, and queues the messages about it, under its lock: all of it, or nothing. The only
 * writer of what happens to a lead after its arrival.
 */
export const happen =
  ({ transaction }: Engine, firms = firmsFor) =>
  (id: number, happening: Happening): Promise<Outcome> =>
    transaction(async (each) => {
      const { run, lock } = each;
      await lock([`lead ${id}`]);
      const [lead] = await selectOn(run)(
        storedLead,
        ...matching(leadColumns, { id, spam: 'included' }),
      );
      if (lead === undefined) return refused(`There is no lead ${id}.`);
      const { step, by, at } = happening;
      const next = steps[lead.status][step];
      if (next === undefined) return refused(whyNot(lead, step));
      let holders = await holdersOf(run, id);
      let detail = '';
      if (step === 'assign') {
        const reason = await assign(each, lead, holders, happening.firm);
        if (reason !== undefined) return refused(reason);
        detail = happening.firm.slug;
      }
      if (step === 'correct') {
        const changed = happening.change(lead);
        if ('reason' in changed) return changed;
        const fields = changedFields(lead.values, changed.lead);
        if (fields.length === 0) return { happened: true };
        detail = fields.join(', ');
        await replaceValues(each, id, changed.lead);
        await queueChange(each, id, 'correction');
      }
      if (step === 'withdraw') {
        await replaceValues(each, id, {});
        await queueChange(each, id, 'withdrawal');
      }
      if (step === 'restore') {
        const { form, values, receivedAt } = lead;
        holders = (await tellsFirms(run)) ? firms(form, values).map(({ slug }) => slug) : [];
        const email = emailKey(values['email']);
        await queueArrival(each, { id, email, receivedAt, firms: holders });
      }
      const status = next === 'new' && holders.length > 0 ? 'sent' : next;
      await run('UPDATE leads SET status = ? WHERE id = ?', [status, id]);
      await run(
        'INSERT INTO changes (lead, made_at, made_by, what, detail) VALUES (?, ?, ?, ?, ?)',
        [id, at.toISOString(), by, step, detail],
      );
      return { happened: true };
    });
