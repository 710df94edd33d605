import {
  createActor,
  fromPromise,
  toPromise,
  type AnyActorLogic,
  type AnyStateMachine,
} from 'xstate';
import type { Outcome } from '#statelab/scenario.ts';
import { isMachine } from '#statelab/machine/is-machine.ts';
import { labConfig, labMachineOf } from '#statelab/config.ts';
import type { LabClock } from './lab-clock.ts';
import { slowDelay, type World } from './world.ts';

/** World settings with which an effect fails. */
const failures: readonly string[] = ['offline', 'failing', 'refused'];

/** The tester's choices. */
export interface Chosen {
  readonly world: () => World;
  /** The name of an effect's outcome; undefined if the world decides. */
  readonly answer: (effect: string) => string | undefined;
}

/** The choice for an effect that never ends. */
export const noAnswer = 'no answer';

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
  const own = Object.keys(labConfig().effects).flatMap((name) => {
    const ends = outcomes[name];
    return ends === undefined ? [] : [[name, ends]];
  });
  const below = machinesIn(entry.machine).map(([, machine]) => simulatedOutcomes(machine.id));
  return Object.assign({}, Object.fromEntries(own), ...below);
}

function realLogic({ implementations }: AnyStateMachine, name: string): AnyActorLogic | undefined {
  const actor = implementations.actors[name];
  return actor !== undefined && 'src' in actor ? actor.src : actor;
}

interface SimulatedEffect {
  readonly outcomes: readonly Outcome<unknown>[];
  readonly real: AnyActorLogic | undefined;
  readonly clock: LabClock;
  readonly answer: () => string | undefined;
  readonly world: () => string | undefined;
}

const simulateEffect = ({ outcomes, real, clock, answer, world }: SimulatedEffect): AnyActorLogic =>
  fromPromise(async ({ input, signal }) => {
    const name = answer();
    const worlds = name === undefined ? (world() ?? '') : '';
    await new Promise<void>((resolve) => {
      if (name === noAnswer) return;
      clock.setTimeout(resolve, worlds === 'slow' ? slowDelay : responseTime);
    });
    if (failures.includes(worlds) && real !== undefined) {
      // The real effect runs against the mocked browser APIs.
      const actor = createActor(real, { input });
      signal.addEventListener('abort', () => actor.stop());
      return toPromise(actor.start());
    }
    const outcome = outcomes.find((candidate) => candidate.name === name) ?? outcomes[0];
    if (outcome !== undefined && 'error' in outcome) throw outcome.error;
    return outcome?.output;
  });

/**
 * Simulates the effects outside the page, of a machine and its child machines. They end with the
 * chosen outcome, or as the world decides: with the first outcome if it works.
 */
export function withSimulatedEffects(
  machine: AnyStateMachine,
  clock: LabClock,
  chosen: Chosen,
): AnyStateMachine {
  const effects = Object.entries(simulatedOutcomes(machine.id)).map(([name, outcomes]) => {
    const logic = simulateEffect({
      outcomes,
      real: realLogic(machine, name),
      clock,
      answer: () => chosen.answer(name),
      world: () => {
        const part = labConfig().effects[name];
        return part && chosen.world()[part];
      },
    });
    return [name, logic] as const;
  });
  const machines = machinesIn(machine).map(
    ([name, below]) => [name, withSimulatedEffects(below, clock, chosen)] as const,
  );
  return machine.provide({ actors: Object.fromEntries([...effects, ...machines]) });
}
