import type { Entry } from '#machines/lead-outbox/entry.ts';
import type { LeadStatusEvent } from '#machines/submission/submission.machine.ts';
import { world, type Act } from '#statelab/page/act.ts';
import type { EventActs } from '#statelab/page/page-definition.ts';

/** How responses, to a form or to the outbox, bring about the status events of a lead. */
export const leadStatus: EventActs<LeadStatusEvent> = {
  // An error counts as sent: the outbox has the lead then, and can still deliver it.
  'LEAD.SENT': world('answerForm', 500),
  'LEAD.FAILED': world('answerForm', 'lost'),
  'LEAD.REJECTED': world('answerOutbox', 400),
  // The form does not know of a delivery, which cannot come twice.
  'LEAD.DELIVERED': 'never',
  // The site under test delivers, and its storage is never full.
  'LEAD.LOGGED': 'never',
  'LEAD.NOT_PERSISTED': 'never',
};

/** Keeps an entry in the browser as an earlier visit's outbox did. */
export const keepEntry = (entry: Entry): Act =>
  world('keepInStorage', 'localStorage', `waymark.outbox.${entry.key}`, JSON.stringify(entry));
