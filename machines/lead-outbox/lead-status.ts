import type { SnapshotFrom } from 'xstate';
import type { leadOutboxMachine } from './lead-outbox.machine.ts';

/** The status of a lead that was sent. */
export type LeadStatus =
  /** The outbox has it, and the browser stores it. */
  | 'delivering'
  /** The browser cannot store it: the lead lasts as long as the page stays open. */
  | 'notPersisted'
  /** The form handler rejected it for good. */
  | 'rejected'
  /** The form handler has it. */
  | 'delivered';

/** The status of the lead with this key. A lead that the outbox does not have is delivered. */
export function leadStatus(
  { context, value }: Pick<SnapshotFrom<typeof leadOutboxMachine>, 'context' | 'value'>,
  leadKey: string,
): LeadStatus {
  const { held, pending, stale, rejected, dismissed, notPersisted } = context;
  const isIn = (entries: readonly { readonly key: string }[]) =>
    entries.some(({ key }) => key === leadKey);
  if (isIn(rejected) || dismissed.includes(leadKey)) return 'rejected';
  // While loading, an earlier visit may still turn out to have left it.
  if (value !== 'loading' && !isIn(pending) && !isIn(held) && !isIn(stale)) return 'delivered';
  return notPersisted.includes(leadKey) ? 'notPersisted' : 'delivering';
}
