import type { AnyMachineSnapshot } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import type { Answers } from './guard-choices.ts';

/** What was assumed of a guard, and the fields of the context that it read. */
interface Assumed {
  readonly answer: boolean;
  readonly read: Readonly<Record<string, unknown>>;
}

const isUnchanged = ({ read }: Assumed, context: unknown): boolean =>
  isRecord(context) &&
  Object.entries(read).every(([field, value]) => Object.is(value, context[field]));

/** Remembers what was assumed of guards for as long as the fields that they read have the same values. */
export function createMemory() {
  const held = new WeakMap<AnyMachineSnapshot, ReadonlyMap<string, Assumed>>();
  let assumed = new Map<string, Assumed>();
  return {
    /** The answer that was assumed of a guard; else the chosen one, which is assumed from now on. */
    answer: (
      name: string,
      chosen: boolean | undefined,
      read: Assumed['read'],
    ): boolean | undefined => {
      const known = assumed.get(name);
      if (known !== undefined && isUnchanged(known, read)) return known.answer;
      if (chosen !== undefined) assumed.set(name, { answer: chosen, read });
      return chosen;
    },
    /** Runs a machine from a snapshot, or from its start. */
    from: (
      before: AnyMachineSnapshot | undefined,
      run: () => AnyMachineSnapshot,
    ): AnyMachineSnapshot => {
      assumed = new Map(before === undefined ? [] : held.get(before));
      const after = run();
      if (after !== before) held.set(after, assumed);
      // A view that asks a guard between two runs assumes nothing.
      assumed = new Map();
      return after;
    },
    /** What is assumed at a snapshot. */
    at: (snapshot: AnyMachineSnapshot): Answers =>
      Object.fromEntries(
        [...(held.get(snapshot) ?? [])].flatMap(([name, each]) =>
          isUnchanged(each, snapshot.context) ? [[name, each.answer]] : [],
        ),
      ),
  };
}
