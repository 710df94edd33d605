import { fromPromise, type AnyStateMachine } from 'xstate';
import type { Outcome } from '#statelab/scenario.ts';
import { isMachine } from '#statelab/machine/is-machine.ts';
import { labConfig, labMachineOf } from '#statelab/config.ts';

/** The outcome of an effect that never ends. */
export const never = 'never';

/** In milliseconds: long enough to see the pending state. */
const responseTime = 400;

const machinesIn = (machine: AnyStateMachine): readonly (readonly [string, AnyStateMachine])[] =>
  Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
    isMachine(logic) ? [[name, logic] as const] : [],
  );

/** The outcomes of each effect outside the page, of a machine and its child machines. */
export function simulatedOutcomes(
  id: string,
): Readonly<Record<string, readonly Outcome<unknown>[]>> {
  const entry = labMachineOf(id);
  if (entry === undefined) return {};
  const outcomes: Readonly<Record<string, readonly Outcome<unknown>[]>> = entry.scenario.outcomes;
  const own = labConfig().effects.flatMap((name) => {
    const ends = outcomes[name];
    return ends === undefined ? [] : [[name, ends]];
  });
  const below = machinesIn(entry.machine).map(([, machine]) => simulatedOutcomes(machine.id));
  return Object.assign({}, Object.fromEntries(own), ...below);
}

/**
 * Simulates the effects outside the page, of a machine and its child machines. They end with the
 * chosen outcome, or else the first.
 */
export function withSimulatedEffects(
  machine: AnyStateMachine,
  outcomeOf: (effect: string) => string | undefined,
): AnyStateMachine {
  const effects = Object.entries(simulatedOutcomes(machine.id)).map(([effect, outcomes]) => {
    const logic = fromPromise(async () => {
      const name = outcomeOf(effect);
      await new Promise<void>((resolve) => {
        if (name !== never) setTimeout(resolve, responseTime);
      });
      const outcome = outcomes.find((candidate) => candidate.name === name) ?? outcomes[0];
      if (outcome !== undefined && 'error' in outcome) throw outcome.error;
      return outcome?.output;
    });
    return [effect, logic] as const;
  });
  const machines = machinesIn(machine).map(
    ([name, below]) => [name, withSimulatedEffects(below, outcomeOf)] as const,
  );
  return machine.provide({ actors: Object.fromEntries([...effects, ...machines]) });
}
