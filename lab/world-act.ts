import type { HelperArguments } from '#lab/world-helpers.ts';
import { world as anyWorld, type WorldAct } from '#statelab/act.ts';

/** Something that a helper of lab/stubs/ does. */
export const world: <Name extends keyof HelperArguments>(
  helper: Name,
  ...given: HelperArguments[Name]
) => WorldAct = anyWorld;
