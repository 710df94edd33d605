import {
  createActor,
  fromPromise,
  toPromise,
  type AnyActorLogic,
  type AnyStateMachine,
} from 'xstate';
import type { Outcome } from '#statelab/scenario.ts';
import { isMachine } from '#statelab/is-machine.ts';
import { labConfig, labMachineOf } from '#statelab/config.ts';
import type { LabClock } from './lab-clock.ts';
import { slowTime, type World } from './world.ts';

/** What the world answers an effect where it does not answer well. */
const badAnswers: readonly string[] = ['offline', 'failing', 'refused'];

/** What the tester chose. */
export interface Chosen {
  readonly world: () => World;
  /** How an effect ends, by the name of an outcome; undefined where the world decides. */
  readonly answer: (effect: string) => string | undefined;
}

/** What a tester chooses for an effect that is never to answer. */
export const noAnswer = 'no answer';

/** How long a stand-in takes, in milliseconds: long enough to see that something is under way. */
const answerTime = 400;

/** The machines that a machine runs itself, by the name it gives them. */
const machinesIn = (machine: AnyStateMachine): readonly (readonly [string, AnyStateMachine])[] =>
  Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
    isMachine(logic) ? [[name, logic] as const] : [],
  );

/** The outcomes that scenarios know of each effect beyond the page, of a machine and of those it runs. */
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

/** The logic that a machine has for an effect. */
function realLogic({ implementations }: AnyStateMachine, name: string): AnyActorLogic | undefined {
  const actor = implementations.actors[name];
  return actor !== undefined && 'src' in actor ? actor.src : actor;
}

interface SimulatedEffect {
  readonly outcomes: readonly Outcome<unknown>[];
  readonly real: AnyActorLogic | undefined;
  readonly clock: LabClock;
  readonly answer: () => string | undefined;
  /** What the world answers it. */
  readonly world: () => string | undefined;
}

const simulateEffect = ({ outcomes, real, clock, answer, world }: SimulatedEffect): AnyActorLogic =>
  fromPromise(async ({ input, signal }) => {
    const name = answer();
    const worlds = name === undefined ? (world() ?? '') : '';
    await new Promise<void>((resolve) => {
      if (name === noAnswer) return;
      clock.setTimeout(resolve, worlds === 'slow' ? slowTime : answerTime);
    });
    if (badAnswers.includes(worlds) && real !== undefined) {
      // What the site makes of such an answer, it knows itself.
      const actor = createActor(real, { input });
      signal.addEventListener('abort', () => actor.stop());
      return toPromise(actor.start());
    }
    const outcome = outcomes.find((candidate) => candidate.name === name) ?? outcomes[0];
    if (outcome !== undefined && 'error' in outcome) throw outcome.error;
    return outcome?.output;
  });

/**
 * A machine whose effects beyond the page, and those of the machines it runs, end as the tester
 * chose: by name, or as the world lets them, which is their first outcome where all is well.
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
