import { referencePattern } from '#machines/lead/reference.ts';
import { UsageError } from '#src/server/command.ts';
import type { LeadDetails } from '#src/server/store/lead-admin.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import type { Selection, StoredLead } from '#src/server/store/stored-lead.ts';

function selectionOf(name: string): Selection {
  const reference = name.toUpperCase();
  if (/^\d{1,15}$/.test(name)) return { id: Number(name) };
  if (referencePattern.test(reference)) return { reference };
  throw new UsageError(
    `Name a lead by its number or its reference, such as K7Q2-M9XD, not "${name}".`,
  );
}

/** The lead of a number or a reference. Throws UsageError where there is none, or are several. */
export async function namedLead(store: Pick<LeadStore, 'list'>, name: string): Promise<StoredLead> {
  const [lead, ...more] = await store.list(selectionOf(name));
  if (lead === undefined) throw new UsageError(`There is no lead ${name}.`);
  if (more.length === 0) return lead;
  const numbers = [lead, ...more].map(({ id }) => id).join(', ');
  throw new UsageError(`Several leads have the reference ${name}; choose a number: ${numbers}.`);
}

/** A lead of the list, with everything that is kept about it. */
export async function detailsOf(
  { admin }: Pick<LeadStore, 'admin'>,
  id: number,
): Promise<LeadDetails> {
  const lead = await admin.find(id);
  if (lead === null) throw new Error(`lead ${id} was deleted meanwhile`);
  return lead;
}

/** The same of a number or a reference. */
export const leadDetails = async (
  store: Pick<LeadStore, 'list' | 'admin'>,
  name: string,
): Promise<LeadDetails> => detailsOf(store, (await namedLead(store, name)).id);
