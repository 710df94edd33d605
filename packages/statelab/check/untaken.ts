import type { LabMachine } from '#statelab/config.ts';
import { transitionsOf } from '#statelab/machine/states.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import { choicesIn } from './scenario-tapes.ts';

/**
 * Counts the events and ends of actors in a machine's scenario, and its transitions, and lists those that
 * no replay takes. A derived scenario has values that were guessed: of it, the transitions count. Leaves out what its scenario gives a reason for.
 */
export function takenBy({ scenario }: LabMachine, replays: readonly Replay[]) {
  const choices = scenario.derived !== undefined ? [] : choicesIn(scenario);
  const taken = new Set<string>();
  for (const { path, happened } of replays) {
    for (const { name, isTaken } of choices) {
      if (path.some(({ step, before }) => isTaken(step, before))) taken.add(name);
    }
    for (const kept of happened) {
      if ('transitions' in kept) for (const name of kept.transitions) taken.add(name);
    }
  }
  const all = [...choices.map(({ name }) => name), ...transitionsOf(scenario.machine).keys()];
  const parts = all.filter((part) => scenario.untaken?.[part] === undefined);
  return { untaken: parts.filter((part) => !taken.has(part)), count: parts.length };
}
