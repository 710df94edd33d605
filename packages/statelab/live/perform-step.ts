import { lab } from '#statelab/messages/tape.ts';
import { eventOf } from '#statelab/tape/fold.ts';
import { isOld, type Tape } from '#statelab/tape/tape.ts';
import type { Shown } from './stage.ts';

/**
 * How long a page may take to show what its machine says, in milliseconds of real time: a
 * computer with other work to do is slow, not wrong. A step waits for its control, then for its event.
 */
const timeoutMs = 4500;

/** The fewest attempts, because a busy computer gives a page few turns in that time. */
const fewestTurns = 500;

const timePasses = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** The most milliseconds between two yields to the browser. A click should be answered within 100. */
const yieldInterval = 40;

let yieldedAt = 0;

/** Yields regularly, so that the browser draws and handles a click on Stop. */
export async function yieldToBrowser(): Promise<void> {
  if (performance.now() - yieldedAt < yieldInterval) return;
  await timePasses();
  yieldedAt = performance.now();
}

/** Waits until a condition holds. Returns false after a timeout. */
export async function eventually(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  for (let turn = 0; !holds(); turn += 1) {
    if (turn >= fewestTurns && performance.now() > end) return false;
    await timePasses();
  }
  return true;
}

/** Repeats the responses to child machines that came before a step. */
function respond({ page, session }: Shown, { responses = [] }: Tape, step: number): void {
  for (const response of responses.filter(({ after }) => after === step)) {
    page.advanceTo(session, response.at);
    page.settle(response.actor, eventOf(response));
  }
}

/** Performs a step: the visitor's through the page's controls, the others as recorded. Returns what failed. */
async function happen({ page, session }: Shown, tape: Tape, step: number) {
  const taken = tape.steps[step];
  if (taken === undefined || session.done > step) return undefined;
  page.advanceTo(session, taken.at);
  if (taken.kind === 'wait') return undefined;
  if (taken.kind === 'outcome') {
    return page.settle(taken.actor, eventOf(taken)) ? undefined : lab.replay.noEffect;
  }
  const { cause, from } = taken;
  if (cause !== undefined) {
    return (await eventually(() => page.perform(cause))) ? undefined : lab.replay.noControl;
  }
  if (from !== undefined && page.settle(from, eventOf(taken))) return undefined;
  // Waits for events that the page's own machines send, if the tape recorded them.
  if (from === undefined || isOld(tape)) page.send(session, eventOf(taken), undefined);
  return undefined;
}

/**
 * Performs a step of a tape, the one after so many, on a led page, unless an earlier one brought
 * performed it already. Returns the reason for failure, or undefined.
 */
export async function performStep(
  shown: Shown,
  tape: Tape,
  step: number,
): Promise<string | undefined> {
  const { session } = shown;
  const taken = tape.steps[step];
  await yieldToBrowser();
  if (taken === undefined || session.done > step) return undefined;
  respond(shown, tape, step);
  const problem = await happen(shown, tape, step);
  if (problem !== undefined) return problem;
  if (await eventually(() => session.done > step)) return undefined;
  return lab.replay.neverCame(taken.event.type);
}
