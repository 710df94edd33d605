import type { Page } from '@playwright/test';
import { pageScriptOf } from '#statelab/config.ts';
import { requestDifference, seenDifference } from '#statelab/replay/seen-difference.ts';
import { replayTape, type ReplayedStep } from '#statelab/replay/replay-tape.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { changeOf, nothingSeen, seenAfter, type Seen } from '#statelab/tape/seen.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { AnyStateMachine } from 'xstate';
import type { PageScript } from '#statelab/page-script.ts';
import { stopsClock, type Act } from '#statelab/act.ts';
import { actsOfStep } from './acts-of-step.ts';
import { failedAct } from './failed-act.ts';
import { watchPage } from './look.ts';
import { visibilityFault } from './visibility.ts';
import { perform, type Helpers } from './perform.ts';

/** What a walk over a page needs. */
export interface PageSession {
  readonly page: Page;
  readonly origin: string;
  readonly helpers: Helpers;
  /** Called before each step. */
  readonly onStep?: (name: string) => Promise<void>;
  /** Called after each step, whether or not it differs; step 0 is the opening. */
  readonly onCompared?: (step: number) => Promise<void>;
}

/** How long a page may take to show what was recorded, in milliseconds: a busy computer is slow, not wrong. */
const timeoutMs = 15_000;

/** How long nothing changes on a page that has settled, in milliseconds: with its clock stopped, and not. */
const quiet = { stopped: 400, running: 1500 } as const;

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** The page differs. Its message is a part of a sentence. */
class Differs extends Error {}

function scriptOf({ machine, path }: Tape): PageScript<AnyStateMachine> {
  const script = pageScriptOf(machine, path);
  if (script === undefined) {
    throw new Error(
      `${machine} has no page script: write how its page is pressed, with definePage`,
    );
  }
  return script;
}

/**
 * Walks a tape over its page. Meets the page at the opening, if it is open by then, and after each step.
 * Gives the first difference as a sentence; undefined without one.
 */
async function walk(
  { page, helpers, onStep, onCompared }: PageSession,
  tape: Tape,
  compareAt: (step: number) => Promise<void>,
  end?: () => Promise<void>,
  reasonAt: (step: number) => Promise<string | undefined> = async () => undefined,
): Promise<string | undefined> {
  const script = scriptOf(tape);
  const { path, scenario } = replayTape(script.scenario, tape);

  async function all(acts: readonly Act[]): Promise<void> {
    for (const act of acts) {
      try {
        await perform(page, act, helpers);
      } catch (error) {
        throw new Differs(failedAct(act, error), { cause: error });
      }
    }
  }
  async function take(taken: ReplayedStep): Promise<void> {
    await onStep?.(stepName(taken.step));
    await all(actsOfStep(script, scenario, taken));
    try {
      await all(script.expectations(taken.after));
    } catch (error) {
      const reason = taken.number === undefined ? undefined : await reasonAt(taken.number);
      throw reason === undefined ? error : new Differs(reason, { cause: error });
    }
    if (taken.number === undefined) return;
    await compareAt(taken.number);
    await onCompared?.(taken.number);
  }

  await page.setViewportSize(script.viewport);
  if (!stopsClock(script.prepare)) await page.clock.setFixedTime(new Date(tape.recordedAt));
  let step = 0;
  try {
    await all(script.prepare);
    await compareAt(0);
    await onCompared?.(0);
    for (const [index, taken] of path.entries()) {
      // A wait belongs to the step after it.
      step = path.slice(index).find(({ number }) => number !== undefined)?.number ?? step;
      await take(taken);
    }
    await end?.();
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    await onCompared?.(step);
    return `${step === 0 ? 'Opening' : `Step ${step}`}: ${error.message}.`;
  }
  return undefined;
}

/** Replays a tape on its page. Gives the first difference as a sentence; undefined without one. */
export async function replayOnPage(session: PageSession, tape: Tape): Promise<string | undefined> {
  const { look, thrown } = watchPage(session.page, session.origin);
  let recorded = nothingSeen;

  async function compare(): Promise<void> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const seen = await look();
      const difference = seen && seenDifference(recorded, seen);
      const error = thrown();
      if (error !== undefined) throw new Differs(`the page threw: ${error}`);
      if (difference === undefined) return;
      if (performance.now() > end) throw new Differs(difference);
      await sleep(50);
    }
  }

  return walk(
    session,
    tape,
    async (step) => {
      const { seen } = tape.steps[step - 1] ?? tape.opening;
      if (seen === undefined) return;
      recorded = seenAfter(recorded, seen);
      await compare();
      const { width = 0 } = session.page.viewportSize() ?? {};
      const fault = seen.view && (await visibilityFault(session.page, [width]));
      if (fault !== undefined) throw new Differs(fault);
    },
    async () => {
      if (recorded === nothingSeen) return;
      // What comes late, such as a second request, is met after the last step.
      await sleep(quiet.stopped);
      await compare();
      const fault = await visibilityFault(session.page, scriptOf(tape).widths);
      if (fault !== undefined) throw new Differs(fault);
    },
    // A request too many says more than the state that the page is in after it.
    async (step) => {
      const { seen } = tape.steps[step - 1] ?? {};
      const now = seen && (await look());
      return now && requestDifference(seenAfter(recorded, seen), now);
    },
  );
}

/** Records what is seen at each step of a tape. Where the page cannot follow, gives the tape as it was, and the difference. */
export async function recordOnPage(session: PageSession, tape: Tape) {
  const { look, thrown } = watchPage(session.page, session.origin);
  const changes = new Map<number, ReturnType<typeof changeOf>>();
  let before: Seen = nothingSeen;
  const enough = stopsClock(scriptOf(tape).prepare) ? quiet.stopped : quiet.running;

  const difference = await walk(session, tape, async (step) => {
    let seen = await look();
    if (seen === undefined) return;
    for (let since = performance.now(); performance.now() < since + enough;) {
      await sleep(50);
      const now = await look();
      if (now === undefined || seenDifference(seen, now) === undefined) continue;
      seen = now;
      since = performance.now();
    }
    const error = thrown();
    if (error !== undefined) throw new Differs(`the page threw: ${error}`);
    changes.set(step, changeOf(before, seen));
    before = seen;
  });
  if (difference !== undefined) return { tape, difference };
  const seenAt = (step: number) => {
    const seen = changes.get(step);
    return seen === undefined ? {} : { seen };
  };
  const steps = tape.steps.map((step, index) => ({ ...step, ...seenAt(index + 1) }));
  return { tape: { ...tape, opening: { ...tape.opening, ...seenAt(0) }, steps }, difference };
}
