import type { Entry } from '#machines/lead-outbox/outbox-model.ts';
import type { LeadStatusEvent } from '#machines/form/form-model.ts';
import type { HandlerResponse } from '#machines/lead/handler-response.ts';
import type { Outcome } from '#statelab/scenario.ts';
import type { Act } from '#statelab/act.ts';
import type { EventActs } from '#statelab/page/page-definition.ts';
import { world } from './world-act.ts';

/** How the form handler ends a form's own request. The site under test never only logs a lead. */
export function respondToForm(outcome: Outcome<HandlerResponse | null>): Act | 'never' {
  if (!('output' in outcome)) return world('respondToForm', 'lost');
  return outcome.output === null ? 'never' : world('respondToForm', outcome.output.status);
}

/** How the form handler responds to cause each status event of a lead. */
export const leadStatus: EventActs<LeadStatusEvent> = {
  'LEAD.REJECTED': world('respondToOutbox', 400),
  // The form ignores deliveries; a lead is delivered only once.
  'LEAD.DELIVERED': 'never',
  // The storage of the site under test never fills.
  'LEAD.NOT_PERSISTED': 'never',
};

/** Stores an entry as the outbox of an earlier visit would. */
export const keepEntry = (entry: Entry): Act =>
  world('keepInStorage', 'localStorage', `waymark.outbox.${entry.key}`, JSON.stringify(entry));
