import type { Entry } from '#machines/lead-outbox/entry.ts';
import { world, type Act, type PostAnswer } from '#src/lab/page/act.ts';

/** How the form handler answers in each outcome that a scenario gives a post. */
export const postAnswers: Readonly<Record<string, PostAnswer>> = {
  accepted: 200,
  'refused for good': 400,
  'server error': 500,
  'network failure': 'lost',
};

/** Keeps an entry in the browser as an earlier visit's outbox did. */
export const keepEntry = (entry: Entry): Act =>
  world('keepInStorage', 'localStorage', `waymark.outbox.${entry.key}`, JSON.stringify(entry));

/** Keeps a lead in the browser that an earlier visit could not deliver. */
export const leaveInOutbox = (key: string): Act =>
  keepEntry({ key, body: 'form-name=quote', refused: false });
