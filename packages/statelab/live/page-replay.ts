import { stateName } from '#statelab/machine/state-name.ts';
import { startReplay } from '#statelab/replay/replay-tape.ts';
import { treeDifference } from '#statelab/replay/trees.ts';
import {
  createComparison,
  type Difference,
  type Happened,
  type Kept,
} from '#statelab/replay/three-way.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { eventually, performStep } from './perform-step.ts';
import type { Stage } from './stage.ts';

/** Replays a tape on its page and its model, side by side. */
interface PageReplay {
  readonly open: () => Promise<Difference | null>;
  /** Performs the step after this number of steps, and compares. */
  readonly perform: (step: number) => Promise<Difference | null>;
}

declare global {
  interface Window {
    /** Replays a tape on the page in the frame, for the command line. */
    statelabReplay?: (tape: Tape) => Promise<PageReplay>;
  }
}

export async function openPageReplay(stage: Stage, tape: Tape): Promise<PageReplay> {
  const model = startReplay(stage.entry.scenario, tape);
  const shown = await stage.openLed(tape);
  const { page, session } = shown;
  const done = page.tapeOf(session, tape.masked);
  const compareSides = createComparison();

  /** The state in the page's view; undefined if the machine has no view. */
  function seenState(): string | undefined {
    const view = stage.document?.querySelector(`[data-machine="${tape.machine}"]`);
    return view?.getAttribute('data-state') ?? undefined;
  }

  async function compareView(step: number): Promise<Difference | null> {
    const named = stateName({ value: (done.at(step) ?? done().opening).state });
    // The page may already show a later step.
    const isSeen = () => session.done > step || (seenState() ?? named) === named;
    if (await eventually(isSeen)) return null;
    return { step, of: 'view', part: '', recorded: named, model: named, page: seenState() };
  }

  async function compareTree(step: number, { tree }: Kept): Promise<Difference | null> {
    let difference: Difference | undefined;
    await eventually(() => {
      difference =
        session.done > step || tree === undefined
          ? undefined
          : treeDifference(step, tree, page.treeOf(tape.machine) ?? []);
      return difference === undefined;
    });
    return difference ?? null;
  }

  async function compare(step: number, onPage?: Happened): Promise<Difference | null> {
    const recorded = step === 0 ? tape.opening : tape.steps[step - 1];
    model.advanceTo(step);
    const onModel = model.replay().happened[step];
    if (recorded === undefined || onModel === undefined || onPage === undefined) return null;
    return (
      compareSides(step, { recorded, model: onModel, page: onPage }) ??
      (await compareView(step)) ??
      compareTree(step, recorded)
    );
  }

  return {
    open: () => compare(0, done.at(0)),
    perform: async (step) => {
      const failure = await performStep(shown, tape, step);
      return compare(step + 1, failure === undefined ? done.at(step + 1) : { failure });
    },
  };
}
