import { eventOf } from '#statelab/tape/fold.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { Shown, Stage } from './stage.ts';

/** Has effects of the machines that the led one runs send what they sent before the step after so many. */
export function respond({ page, session }: Shown, { responses = [] }: Tape, step: number): void {
  for (const response of responses.filter(({ after }) => after === step)) {
    page.advanceTo(session, response.at);
    page.settle(response.actor, eventOf(response));
  }
}

/**
 * Leads a fresh page through a tape up to a step and lets it live on from there: the events
 * happen anew, nothing is restored. Gives how many steps the new visit has by then.
 */
export async function redrive(stage: Stage, tape: Tape, step: number): Promise<number> {
  const shown = await stage.openLed(tape);
  const { page, session } = shown;
  for (const [done, taken] of tape.steps.slice(0, step).entries()) {
    respond(shown, tape, done);
    if (session.done > done) continue;
    page.advanceTo(session, taken.at);
    if (taken.kind === 'outcome') page.settle(taken.actor, eventOf(taken));
    if (taken.kind === 'event') page.send(session, eventOf(taken), taken.cause);
  }
  const length = session.done;
  stage.closeTape();
  page.release();
  return length;
}
