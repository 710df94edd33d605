import type { Pace, ReplayDifference } from './replay.machine.ts';
import { lab } from '#content/lab-tape.ts';
import { eventOf, type Fold } from '#src/lab/tape/fold.ts';
import { isSame, plain } from '#src/lab/tape/plain.ts';
import type { Moment } from '#src/lab/tape/stepper.ts';
import type { Tape, TapeStep } from '#src/lab/tape/tape.ts';
import { stateName } from '#machines/state-name.ts';
import type { Shown } from './stage.ts';

/**
 * How long a page may take to show what its machine says, in milliseconds of real time: a
 * computer with other work to do is slow, not wrong.
 */
const patience = 5000;

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Waits until something holds. False where it does not within the page's patience. */
async function eventually(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > end) return false;
    await nextTask();
  }
  return true;
}

/** What the page's view says of its machine's state; undefined where the machine has no view. */
function seenState(document: Document, machine: string): string | undefined {
  const view = document.querySelector(`[data-machine="${machine}"]`);
  return view?.getAttribute('data-state') ?? undefined;
}

/** Compares a page with the model's moment after so many steps. */
export async function compare(
  { page, session }: Shown,
  document: Document,
  { snapshot: model }: Moment,
  step: number,
): Promise<ReplayDifference | null> {
  const found = page.snapshotOf(session);
  const machine = model.machine.id;
  if (found === undefined || !isSame(plain(model.value), plain(found.value))) {
    return { step, of: 'state', model: plain(model.value), page: plain(found?.value) };
  }
  for (const key of Object.keys(model.context)) {
    const [expected, actual] = [plain(model.context[key]), plain(found.context[key])];
    if (!isSame(expected, actual)) return { step, of: key, model: expected, page: actual };
  }
  const expected = stateName(model);
  const isSeen = () => (seenState(document, machine) ?? expected) === expected;
  if (await eventually(isSeen)) return null;
  return { step, of: 'data-state', model: expected, page: seenState(document, machine) };
}

/** Has one step happen on the page: the visitor's by its own controls, the rest as the tape says. */
function happen({ page, session }: Shown, taken: TapeStep): string | null {
  page.advanceTo(session, taken.at);
  if (taken.kind === 'outcome') {
    return page.settle(taken.actor, eventOf(taken)) ? null : lab.replay.noEffect;
  }
  if (taken.kind === 'wait') return null;
  if (taken.cause === undefined) page.send(session, eventOf(taken), undefined);
  else if (!page.perform(taken.cause)) return lab.replay.noControl;
  return null;
}

interface Replay {
  readonly shown: Shown;
  readonly document: Document;
  readonly tape: Tape;
  readonly fold: Fold;
}

/**
 * Performs the step after so many on a led page and compares page and model. Gives the
 * difference, or null where there is none. A step that an earlier one brought about already
 * is only compared.
 */
export async function performStep(
  { shown, document, tape, fold }: Replay,
  step: number,
  pace: Pace,
): Promise<ReplayDifference | null> {
  const taken = tape.steps[step];
  if (taken === undefined) return null;
  const number = step + 1;
  if (pace === 'real time') {
    const gap = taken.at - (tape.steps[step - 1]?.at ?? 0);
    await new Promise((resolve) => {
      setTimeout(resolve, gap);
    });
  }
  const { session } = shown;
  if (session.done <= step) {
    const problem = happen(shown, taken);
    const event = { type: taken.event.type, cause: 'cause' in taken ? taken.cause : undefined };
    if (problem !== null) return { step: number, of: 'event', model: plain(event), page: problem };
    if (!(await eventually(() => session.done > step))) {
      return { step: number, of: 'event', model: plain(event), page: lab.replay.noEvent };
    }
  }
  const got = session.steps[step]?.event;
  if (got?.type !== taken.event.type) {
    return { step: number, of: 'event', model: taken.event, page: plain(got) };
  }
  // What this step set off at once shows in the page, too: it is compared once that step is due.
  return session.done > number ? null : compare(shown, document, fold.at(number), number);
}
