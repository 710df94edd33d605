import type { DatabaseLocation } from '#src/server/keep/database-location.ts';
import type { Engine } from '#src/server/keep/engine.ts';
import { leadStoreOn } from '#src/server/keep/lead-store.ts';
import { openEngine } from '#src/server/keep/open-engine.ts';
import type { firmsFor } from './firms.ts';
import { happen } from './happen.ts';
import { retry, storeRecipients, type Recipient } from './messages.ts';
import { saveLead } from './save-lead.ts';

export type Leads = ReturnType<typeof leadsOn>;

/** What is kept, and what may happen to it. */
export const leadsOn = (engine: Engine, firms?: typeof firmsFor) => ({
  ...leadStoreOn(engine),
  save: saveLead(engine, firms),
  happen: happen(engine, firms),
  retry: (lead?: number) => retry(engine, lead),
  storeRecipients: (recipients: readonly Recipient[]) => storeRecipients(engine, recipients),
});

/** Opens the leads of a database. Rejects with a sentence that names it. */
export const openLeads = async (
  location: DatabaseLocation,
  firms?: typeof firmsFor,
): Promise<Leads> => leadsOn(await openEngine(location), firms);
