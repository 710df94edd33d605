type Context = Readonly<Record<string, unknown>>;

interface ContextChange {
  /** The changed keys; all keys at the opening. */
  readonly context?: Context | undefined;
}

interface Changes {
  readonly opening: ContextChange;
  readonly steps: readonly ContextChange[];
}

/** The whole context at the opening and after each step. */
export function contextsOf({ opening, steps }: Changes): readonly Context[] {
  let whole: Context = {};
  return [opening, ...steps].map(({ context }) => {
    if (context !== undefined) whole = { ...whole, ...context };
    return whole;
  });
}

export const changedContext = (before: Context, after: Context): Context =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value));
