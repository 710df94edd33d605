import { referencePattern } from '#machines/lead/reference.ts';
import { UsageError } from '#command-line/run-command.ts';
import type { LeadDetails } from '#src/server/keep/find-leads.ts';
import type { LeadStore } from '#src/server/keep/lead-store.ts';

/** Finds a lead by its number or reference. Throws UsageError unless there is exactly one. */
export async function namedLead(
  { find }: Pick<LeadStore, 'find'>,
  name: string,
): Promise<LeadDetails> {
  const reference = name.toUpperCase();
  const isNumber = /^\d{1,15}$/.test(name);
  if (!isNumber && !referencePattern.test(reference)) {
    throw new UsageError(
      `Name a lead by its number or its reference, such as K7Q2-M9XD, not "${name}".`,
    );
  }
  const leads = await find(isNumber ? { id: Number(name) } : { reference });
  const [lead] = leads;
  if (lead === undefined) throw new UsageError(`There is no lead ${name}.`);
  if (leads.length === 1) return lead;
  const numbers = leads.map(({ id }) => id).join(', ');
  throw new UsageError(`Several leads have the reference ${name}; choose a number: ${numbers}.`);
}
