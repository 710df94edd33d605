import type { Entry } from '#machines/lead-outbox/entry.ts';
import type { LeadNews } from '#machines/submission/submission.machine.ts';
import { world, type Act } from 'statelab/page/act';
import type { EventActs } from 'statelab/page/page-definition';

/** How the form handler's answers, to a form or to the outbox, bring about the news of a lead. */
export const leadNews: EventActs<LeadNews> = {
  'LEAD.TAKEN': world('answerForm', 200),
  'LEAD.QUEUED': world('answerForm', 500),
  'LEAD.FAILED': world('answerForm', 'lost'),
  'LEAD.ARRIVED': world('answerOutbox', 200),
  'LEAD.REFUSED': world('answerOutbox', 400),
  // The site under test delivers, and its storage is never full.
  'LEAD.LOGGED': 'never',
  'LEAD.UNKEPT': 'never',
};

/** Keeps an entry in the browser as an earlier visit's outbox did. */
export const keepEntry = (entry: Entry): Act =>
  world('keepInStorage', 'localStorage', `waymark.outbox.${entry.key}`, JSON.stringify(entry));
