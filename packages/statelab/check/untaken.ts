import type { LabMachine } from '#statelab/config.ts';
import { transitionsOf } from '#statelab/machine/states.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import { nothingSeen, seenAfter } from '#statelab/tape/seen.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { choicesIn } from './scenario-tapes.ts';

/** What can be chosen, and what it is chosen in, such as a list or a group, as a tree prints them. */
const option = /^( *)- ((?:checkbox|option|radio) "(?:[^"\\]|\\.)*")(.*)$/;
const named = /^( *)- (\w+ "(?:[^"\\]|\\.)*")/;

/** The options in a view: `combobox "Town": option "Napier"`, and whether each is chosen. */
function optionsIn(view: readonly string[]) {
  return view.flatMap((line, index) => {
    const [, indent = '', name, states = ''] = option.exec(line) ?? [];
    if (name === undefined) return [];
    const around = view
      .slice(0, index)
      .map((other) => named.exec(other))
      .findLast((other) => other !== null && (other[1] ?? '').length < indent.length);
    return { group: around?.[2] ?? '', name, isChosen: /\[(?:checked|selected)\]/.test(states) };
  });
}

/** The options that the pages of tapes show, by full name, with their groups, and those that are chosen. */
function optionsOn(tapes: readonly Tape[]) {
  const shown = new Map<string, { readonly group: string; readonly machine: string }>();
  const chosen = new Set<string>();
  for (const { machine, opening, steps } of tapes) {
    let seen = nothingSeen;
    for (const step of [opening, ...steps]) {
      if (step.seen === undefined) continue;
      seen = seenAfter(seen, step.seen);
      if (step.seen.view === undefined) continue;
      for (const { group, name, isChosen } of optionsIn(seen.view)) {
        const full = `${group}: ${name}`;
        if (!shown.has(full)) shown.set(full, { group, machine });
        if (isChosen) chosen.add(full);
      }
    }
  }
  return { shown, chosen };
}

/**
 * The events and ends of actors in a machine's scenario, and its transitions; and those that replays take. A
 * derived scenario lists what its guards may return, which nobody chooses: of it, the transitions count.
 */
function takenBy({ scenario }: LabMachine, replays: readonly Replay[]) {
  const choices = scenario.isDerived === true ? [] : choicesIn(scenario);
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
  return { all, taken };
}

/**
 * Counts the parts of each machine, and lists those that no tape takes, with the options that its tapes
 * were the first to show and that none chooses. Leaves out what its scenario gives a reason for.
 */
export function createTaken(machines: readonly LabMachine[], tapes: readonly Tape[]) {
  const { shown, chosen } = optionsOn(tapes);
  const reasons = new Set(machines.flatMap(({ scenario }) => Object.keys(scenario.untaken ?? {})));
  return (entry: LabMachine, replays: readonly Replay[]) => {
    const options = [...shown].flatMap(([name, { group, machine }]) =>
      machine !== entry.id || reasons.has(group) ? [] : [name],
    );
    const { all, taken } = takenBy(entry, replays);
    const parts = [...all, ...options].filter((part) => !reasons.has(part));
    return {
      untaken: parts.filter((part) => !taken.has(part) && !chosen.has(part)),
      count: parts.length,
    };
  };
}
