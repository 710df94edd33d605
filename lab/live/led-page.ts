import { eventOf } from '#lab/tape/fold.ts';
import type { Tape } from '#lab/tape/tape.ts';
import type { Stage } from './stage.ts';

/**
 * Leads a fresh page through a tape up to a step and lets it live on from there: the events
 * happen anew, nothing is restored. Gives how many steps the new visit has by then.
 */
export async function redrive(stage: Stage, tape: Tape, step: number): Promise<number> {
  const { page, session } = await stage.openLed(tape);
  for (const taken of tape.steps.slice(0, step)) {
    page.advanceTo(session, taken.at);
    if (taken.kind === 'outcome') page.settle(taken.actor, eventOf(taken));
    if (taken.kind === 'event') page.send(session, eventOf(taken), taken.cause);
  }
  const length = session.done;
  stage.closeTape();
  page.release();
  return length;
}
