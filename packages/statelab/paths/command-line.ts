import { startedAs } from '#statelab/cli/started-as.ts';
import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '#statelab/scenario.ts';
import type { Request } from './find-paths.ts';
import type { Goal } from './goal.ts';
import { transitionsOf } from './transitions.ts';
import { statesOf } from './states.ts';
import { commandLine } from '#statelab/cli/command.ts';

/** A machine that paths can be asked of, by its id. */
export interface KnownMachine {
  readonly id: string;
  readonly scenario: Scenario<AnyStateMachine>;
}

/** What the command is asked to do. */
export type PathsCommand =
  | { readonly name: 'check'; readonly machine: KnownMachine }
  | {
      readonly name: 'print';
      readonly machine: KnownMachine;
      readonly request: Request;
      readonly format: 'text' | 'json';
    };

const namesOf = (known: readonly KnownMachine[]): string => known.map(({ id }) => id).join(', ');

export const help = `Prints paths through a machine, in virtual time, with the outcomes of its effects.

Usage:
  ${startedAs('paths')} MACHINE [--cover transitions|pairs] [--json]
  ${startedAs('paths')} MACHINE --to STATE [--simple STEPS] [--json]
  ${startedAs('paths')} MACHINE --transition NAME [--simple STEPS] [--json]
  ${startedAs('paths')} MACHINE --check
  ${startedAs('paths')} FILE [MACHINE] ...

Without a goal: the paths that take every transition.

Options:
  --cover WHAT       the fewest paths that take every transition, or every pair of
                     transitions that can follow each other
  --pairs            the same as --cover pairs
  --to STATE         a shortest path to a state, such as quote-wizard.contact.sending
  --transition NAME  a shortest path to a transition, such as
                     'quote-wizard.contact.sending|FORM.SUBMIT|0'
  --simple STEPS     every path to it that comes to no moment twice, up to so many steps
  --check            what looks wrong with the machine: states that nothing leads to or out
                     of, loops without an event, transitions that are never taken or that
                     only their order decides among, actors whose failure nobody handles;
                     each with the reason why it is right, or else exits 1
  --json             JSON
  --help             this text

MACHINE is an id of lab.config.ts. FILE is a module that exports machines; it is used
instead.
`;

const { parse, wrong } = commandLine('paths', {
  cover: { type: 'string' },
  pairs: { type: 'boolean' },
  to: { type: 'string' },
  transition: { type: 'string' },
  simple: { type: 'string' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
});

function machineNamed(names: readonly string[], known: readonly KnownMachine[]): KnownMachine {
  const [only, another] = known;
  const [id = another === undefined ? only?.id : undefined, second] = names;
  if (id === undefined) throw wrong('Name a machine.');
  if (second !== undefined) throw wrong(`Name one machine: "${id}" or "${second}".`);
  const machine = known.find((candidate) => candidate.id === id);
  if (machine !== undefined) return machine;
  throw wrong(`Unknown machine "${id}". Choose ${namesOf(known)}.`);
}

/** The state of that id; the machine's own part of it may be left out. */
function stateNamed(machine: AnyStateMachine, given: string): Goal {
  const ids = statesOf(machine).map(({ id }) => id);
  const id = [given, `${machine.id}.${given}`].find((candidate) => ids.includes(candidate));
  if (id !== undefined) return { kind: 'state', id };
  throw wrong(`The machine ${machine.id} has no state "${given}".`);
}

function transitionNamed(machine: AnyStateMachine, name: string): Goal {
  if (transitionsOf(machine).has(name)) return { kind: 'transition', name };
  throw wrong(`The machine ${machine.id} has no transition "${name}".`);
}

function lengthIn(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw wrong(`"${text}" is not a number of steps from 1 to 99.`);
}

function whatToCover(what: string): 'transitions' | 'pairs' {
  if (what === 'transitions' || what === 'pairs') return what;
  throw wrong(`"${what}" cannot be covered; transitions and pairs can.`);
}

/** Reads the command line, for the machines that are known. Throws UsageError for invalid arguments. */
export function parsePathsCommand(
  args: readonly string[],
  known: readonly KnownMachine[],
): PathsCommand {
  const { values, positionals } = parse(args);
  const machine = machineNamed(positionals, known);
  const logic = machine.scenario.machine;
  const { to, transition, simple } = values;
  const asked = [values.cover, values.pairs, to, transition].filter((value) => value !== undefined);
  if (values.check) {
    if (asked.length > 0) throw wrong('--check asks for no paths.');
    return { name: 'check', machine };
  }
  if (asked.length > 1) throw wrong('Ask for one of --cover, --pairs, --to and --transition.');
  const goals = [
    ...(to === undefined ? [] : [stateNamed(logic, to)]),
    ...(transition === undefined ? [] : [transitionNamed(logic, transition)]),
  ];
  const format = values.json ? 'json' : 'text';
  const [goal] = goals;
  if (goal === undefined) {
    if (simple !== undefined)
      throw wrong('--simple needs a goal: --to STATE or --transition NAME.');
    const what = values.pairs ? 'pairs' : whatToCover(values.cover ?? 'transitions');
    return { name: 'print', machine, request: { kind: 'cover', what }, format };
  }
  const request: Request =
    simple === undefined
      ? { kind: 'shortest', goal }
      : { kind: 'simple', goal, longest: lengthIn(simple) };
  return { name: 'print', machine, request, format };
}
