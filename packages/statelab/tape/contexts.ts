import type { InitialSnapshot } from './tape.ts';

type Kept = Pick<InitialSnapshot, 'context'>;

interface Changes {
  readonly opening: Kept;
  readonly steps: readonly Kept[];
}

/** The whole context at the opening and after each step. */
export function contextsOf({ opening, steps }: Changes) {
  let whole: NonNullable<Kept['context']> = {};
  return [opening, ...steps].map(({ context }) => (whole = { ...whole, ...context }));
}
