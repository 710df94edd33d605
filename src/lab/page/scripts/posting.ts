import type { Answer, Entry } from '#machines/lead-outbox/entry.ts';
import type { Outcome } from '#machines/scenario.ts';
import { world, type Act, type PostAnswer } from '#src/lab/page/act.ts';

/** How the form handler answers a post in the outcome of a name, or that it doesn't. */
export function answerNamed(outcomes: readonly Outcome<Answer | null>[], name: string): PostAnswer {
  const outcome = outcomes.find((candidate) => candidate.name === name);
  return outcome !== undefined && 'output' in outcome ? (outcome.output?.status ?? 'lost') : 'lost';
}

/** Keeps an entry in the browser as an earlier visit's outbox did. */
export const keepEntry = (entry: Entry): Act =>
  world('keepInStorage', 'localStorage', `waymark.outbox.${entry.key}`, JSON.stringify(entry));

/** Keeps a lead in the browser that an earlier visit could not deliver. */
export const leaveInOutbox = (key: string): Act =>
  keepEntry({ key, body: 'form-name=quote', refused: false });
