type Context = Readonly<Record<string, unknown>>;

interface Moment {
  /** What of the context changed; all of it at the opening. */
  readonly context?: Context | undefined;
}

interface Told {
  readonly opening: Moment;
  readonly steps: readonly Moment[];
}

/** The whole context at the opening and after each step, from what changed at each. */
export function contextsOf({ opening, steps }: Told): readonly Context[] {
  let whole: Context = {};
  return [opening, ...steps].map(({ context }) => {
    if (context !== undefined) whole = { ...whole, ...context };
    return whole;
  });
}

/** The whole context after so many steps. */
export const contextAt = (told: Told, step: number): Context => contextsOf(told)[step] ?? {};
