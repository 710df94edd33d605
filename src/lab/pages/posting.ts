import type { Entry } from '#machines/lead-outbox/entry.ts';
import type { HandlerAnswer } from '#machines/lead/handler-answer.ts';
import type { Outcome } from 'statelab/scenario';
import type { LeadNews } from '#machines/submission/submission.machine.ts';
import { world, type Act, type PostAnswer } from 'statelab/page/act';
import { notOnAPage } from 'statelab/page/page-script';

/** How the form handler answers a post in the outcome of a name, or that it doesn't. */
export function answerNamed(outcomes: readonly Outcome<HandlerAnswer>[], name: string): PostAnswer {
  const outcome = outcomes.find((candidate) => candidate.name === name);
  return outcome !== undefined && 'output' in outcome ? outcome.output.status : 'lost';
}

/** How the form handler's answers, to a form or to the outbox, bring about the news of a lead. */
export function actOfNews({ type }: LeadNews): Act {
  switch (type) {
    case 'LEAD.TAKEN':
      return world('answerForm', 200);
    case 'LEAD.QUEUED':
      return world('answerForm', 500);
    case 'LEAD.FAILED':
      return world('answerForm', 'lost');
    case 'LEAD.ARRIVED':
      return world('answerOutbox', 200);
    case 'LEAD.REFUSED':
      return world('answerOutbox', 400);
    case 'LEAD.LOGGED':
    case 'LEAD.UNKEPT':
      return notOnAPage({ type });
  }
}

/** The news that a page under test never gets: its site delivers, and its storage is never full. */
export const isUnheardOf = ({ type }: { readonly type: string }): boolean =>
  type === 'LEAD.LOGGED' || type === 'LEAD.UNKEPT';

/** Keeps an entry in the browser as an earlier visit's outbox did. */
export const keepEntry = (entry: Entry): Act =>
  world('keepInStorage', 'localStorage', `waymark.outbox.${entry.key}`, JSON.stringify(entry));

/** Keeps a lead in the browser that an earlier visit could not deliver. */
export const leaveInOutbox = (key: string): Act =>
  keepEntry({ key, body: 'form-name=quote', refused: false });
