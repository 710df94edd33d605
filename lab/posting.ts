import type { Entry } from '#machines/lead-outbox/entry.ts';
import type { LeadStatusEvent } from '#machines/submission/submission.machine.ts';
import type { Act } from '#statelab/page/act.ts';
import type { EventActs } from '#statelab/page/page-definition.ts';
import { world } from './world-act.ts';

/** How the form handler responds to cause each status event of a lead. */
export const leadStatus: EventActs<LeadStatusEvent> = {
  // An error counts as sent: the outbox keeps the lead and retries.
  'LEAD.SENT': world('answerForm', 500),
  'LEAD.FAILED': world('answerForm', 'lost'),
  'LEAD.REJECTED': world('answerOutbox', 400),
  // The form ignores deliveries; a lead is delivered only once.
  'LEAD.DELIVERED': 'never',
  // The site under test delivers, and its storage never fills.
  'LEAD.LOGGED': 'never',
  'LEAD.NOT_PERSISTED': 'never',
};

/** Stores an entry as the outbox of an earlier visit would. */
export const keepEntry = (entry: Entry): Act =>
  world('keepInStorage', 'localStorage', `waymark.outbox.${entry.key}`, JSON.stringify(entry));
