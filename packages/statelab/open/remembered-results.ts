import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import type { Results } from './guard-choices.ts';
import type { Origins } from './watched-actions.ts';

/** What was assumed of a guard, and the fields of the context that it read. */
interface Assumed {
  readonly result: boolean;
  readonly read: Readonly<Record<string, unknown>>;
}

/** What is known at a moment, and of the run that led to it. */
interface Memory {
  readonly assumed: Map<string, Assumed>;
  /** Whether the fields that were assigned came from outside. */
  readonly outside: Map<string, boolean>;
  /** Everything that each guard returned. */
  readonly returned: Map<string, Set<boolean>>;
  /** The guards whose result was chosen. */
  readonly chosen: Set<string>;
}

const isUnchanged = ({ read }: Assumed, context: unknown): boolean =>
  isRecord(context) &&
  Object.entries(read).every(([field, value]) => Object.is(value, context[field]));

/**
 * Remembers where the fields of a context came from, and what was assumed of guards, for as long as
 * the fields that they read are not assigned again.
 */
export function createMemory({ config, implementations }: AnyStateMachine) {
  const isInput = typeof config.context === 'function' && /\binput\b/.test(String(config.context));
  const codes = Object.values(implementations.guards).map(String);
  const held = new WeakMap<AnyMachineSnapshot, Memory>();
  let now: Memory | undefined;

  const origins: Origins = {
    // Between two runs, nothing is known.
    isOutside: (field) => now === undefined || (now.outside.get(field) ?? isInput),
    assign: (field, isOutside) => {
      now?.outside.set(field, isOutside);
      for (const [name, { read }] of now?.assumed ?? []) {
        if (Object.hasOwn(read, field)) now?.assumed.delete(name);
      }
    },
  };

  return {
    origins,
    /** The fields of the context that guards mention, and that do not come from outside. */
    decisive: (snapshot: AnyMachineSnapshot): Readonly<Record<string, unknown>> => {
      const context: unknown = snapshot.context;
      const { outside } = held.get(snapshot) ?? {};
      return Object.fromEntries(
        Object.entries(isRecord(context) ? context : {}).filter(
          ([field]) =>
            codes.some((code) => code.includes(field)) && !(outside?.get(field) ?? isInput),
        ),
      );
    },
    /** A guard's assumed result. Without one it assumes the chosen result from now on. */
    resultOf: (
      name: string,
      chosen: boolean | undefined,
      read: Assumed['read'] | undefined,
    ): boolean | undefined => {
      const known = now?.assumed.get(name);
      if (read !== undefined && known !== undefined && isUnchanged(known, read)) {
        return known.result;
      }
      if (chosen === undefined) return undefined;
      if (read !== undefined) now?.assumed.set(name, { result: chosen, read });
      now?.chosen.add(name);
      return chosen;
    },
    /** Keeps what a guard returned. */
    keep: (name: string, result: boolean): boolean => {
      const returned = now?.returned.get(name) ?? new Set();
      now?.returned.set(name, returned.add(result));
      return result;
    },
    /** Runs a machine from a snapshot, or from its start. An event without choices goes on with those of the one before. */
    from: (
      before: AnyMachineSnapshot | undefined,
      hasChoices: boolean,
      run: () => AnyMachineSnapshot,
    ): AnyMachineSnapshot => {
      const known = before === undefined ? undefined : held.get(before);
      now = {
        assumed: new Map(known?.assumed),
        outside: new Map(known?.outside),
        returned: new Map(hasChoices ? [] : known?.returned),
        chosen: new Set(hasChoices ? [] : known?.chosen),
      };
      try {
        const after = run();
        if (after !== before) held.set(after, now);
        return after;
      } finally {
        now = undefined;
      }
    },
    /** What is assumed at a snapshot. */
    at: (snapshot: AnyMachineSnapshot): Results =>
      Object.fromEntries(
        [...(held.get(snapshot)?.assumed ?? [])].flatMap(([name, each]) =>
          isUnchanged(each, snapshot.context) ? [[name, each.result]] : [],
        ),
      ),
    /** What each guard returned on the way to a snapshot. */
    returned: (snapshot: AnyMachineSnapshot): ReadonlyMap<string, ReadonlySet<boolean>> =>
      held.get(snapshot)?.returned ?? new Map(),
    /** Those of some choices that were taken on the way to a snapshot. */
    taken: (snapshot: AnyMachineSnapshot, choices: Results): Results =>
      Object.fromEntries(
        Object.entries(choices).filter(([name]) => held.get(snapshot)?.chosen.has(name)),
      ),
  };
}
