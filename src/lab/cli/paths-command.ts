import { parseArgs } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { labMachineOf, labMachines, type LabMachine } from '#src/lab/machines.ts';
import type { Request } from '#src/lab/paths/find-paths.ts';
import type { Goal } from '#src/lab/paths/goal.ts';
import { transitionsOf } from '#src/lab/paths/transitions.ts';
import { statesOf } from '#src/lab/tape/states.ts';
import { messageOf, WrongUse } from '#src/server/command.ts';

/** What the command is asked to do. */
export type PathsCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'print';
      readonly lab: LabMachine;
      readonly request: Request;
      readonly format: 'text' | 'json';
    };

export const help = `Prints paths through a machine, in virtual time, with the outcomes of its effects.

Usage:
  npm run paths -- MACHINE [--cover transitions|pairs] [--json]
  npm run paths -- MACHINE --to STATE [--simple STEPS] [--json]
  npm run paths -- MACHINE --transition NAME [--simple STEPS] [--json]

Without a goal: the paths that take every transition.

Options:
  --cover WHAT       the fewest paths that take every transition, or every pair of
                     transitions that can follow each other
  --pairs            the same as --cover pairs
  --to STATE         a shortest path to a state, such as quote-wizard.contact.sending
  --transition NAME  a shortest path to a transition, such as
                     'quote-wizard.contact.sending|FORM.SUBMIT|0'
  --simple STEPS     every path to it that comes to no moment twice, up to so many steps
  --json             JSON
  --help             this text

MACHINE is one of ${labMachines.map(({ id }) => id).join(', ')}.
`;

const options = {
  cover: { type: 'string' },
  pairs: { type: 'boolean' },
  to: { type: 'string' },
  transition: { type: 'string' },
  simple: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const wrong = (sentence: string): WrongUse =>
  new WrongUse(`${sentence} See npm run paths -- --help.`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
    throw wrong(`${sentence}.`);
  }
}

function machineNamed(names: readonly string[]): LabMachine {
  const [id, second] = names;
  if (id === undefined) throw wrong('Name a machine.');
  if (second !== undefined) throw wrong(`Name one machine: "${id}" or "${second}".`);
  const lab = labMachineOf(id);
  if (lab !== undefined) return lab;
  throw wrong(
    `There is no machine "${id}"; there are ${labMachines.map((known) => known.id).join(', ')}.`,
  );
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

/** Reads the command line. Throws WrongUse with a sentence for what makes no sense. */
export function parsePathsCommand(args: readonly string[]): PathsCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  const lab = machineNamed(positionals);
  const { to, transition, simple } = values;
  const asked = [values.cover, values.pairs, to, transition].filter((value) => value !== undefined);
  if (asked.length > 1) throw wrong('Ask for one of --cover, --pairs, --to and --transition.');
  const goals = [
    ...(to === undefined ? [] : [stateNamed(lab.machine, to)]),
    ...(transition === undefined ? [] : [transitionNamed(lab.machine, transition)]),
  ];
  const format = values.json ? 'json' : 'text';
  const [goal] = goals;
  if (goal === undefined) {
    if (simple !== undefined)
      throw wrong('--simple needs a goal: --to STATE or --transition NAME.');
    const what = values.pairs ? 'pairs' : whatToCover(values.cover ?? 'transitions');
    return { name: 'print', lab, request: { kind: 'cover', what }, format };
  }
  const request: Request =
    simple === undefined
      ? { kind: 'shortest', goal }
      : { kind: 'simple', goal, longest: lengthIn(simple) };
  return { name: 'print', lab, request, format };
}
