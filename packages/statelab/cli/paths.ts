import type { AnyStateMachine } from 'xstate';
import { checkScenario, nameOf } from '#statelab/paths/check-scenario.ts';
import { pathsAsJson, printPaths } from '#statelab/paths/describe-paths.ts';
import { findPaths, type Request } from '#statelab/paths/find-paths.ts';
import type { Goal } from '#statelab/paths/goal.ts';
import { statesOf } from '#statelab/paths/states.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import { pathWords } from '#statelab/paths/words.ts';
import type { LabMachine } from '#statelab/config.ts';
import { commandLine, print, startedAs } from './command.ts';
import { chooseMachine, loadMachines } from './load-config.ts';

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

const usage = commandLine('paths', {
  cover: { type: 'string' },
  to: { type: 'string' },
  transition: { type: 'string' },
  simple: { type: 'string' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
});
const { wrong } = usage;

type Asked = ReturnType<typeof usage.parse>['values'];

/** The machine's own part of the id of a state may be left out. */
function goalOf(machine: AnyStateMachine, { to, transition }: Asked): Goal | undefined {
  if (to !== undefined) {
    const ids = statesOf(machine).map(({ id }) => id);
    const id = [to, `${machine.id}.${to}`].find((candidate) => ids.includes(candidate));
    if (id !== undefined) return { kind: 'state', id };
    throw wrong(`The machine ${machine.id} has no state "${to}".`);
  }
  if (transition === undefined) return undefined;
  if (transitionsOf(machine).has(transition)) return { kind: 'transition', name: transition };
  throw wrong(`The machine ${machine.id} has no transition "${transition}".`);
}

function requestOf(machine: AnyStateMachine, asked: Asked): Request {
  const { cover: what = 'transitions', simple } = asked;
  const goal = goalOf(machine, asked);
  if (goal !== undefined && simple === undefined) return { kind: 'shortest', goal };
  if (goal !== undefined) {
    if (/^[1-9]\d?$/.test(simple ?? '')) return { kind: 'simple', goal, longest: Number(simple) };
    throw wrong(`"${simple}" is not a number of steps from 1 to 99.`);
  }
  if (simple !== undefined) throw wrong('--simple needs a goal: --to STATE or --transition NAME.');
  if (what === 'transitions' || what === 'pairs') return { kind: 'cover', what };
  throw wrong(`"${what}" cannot be covered; transitions and pairs can.`);
}

function printFindings({ id, scenario }: LabMachine): void {
  const findings = checkScenario(scenario);
  if (findings.some(({ reason }) => reason === undefined)) process.exitCode = 1;
  const lines = findings.map((finding) =>
    [nameOf(finding), finding.reason].filter(Boolean).join('\n  '),
  );
  print(`${(findings.length === 0 ? [pathWords.sound(id)] : lines).join('\n')}\n`);
}

/** Prints paths through a machine, or what looks wrong with it. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = usage.parse(await loadMachines(args));
  const machine = chooseMachine(positionals, usage);
  const goals = [values.cover, values.to, values.transition].filter((goal) => goal !== undefined);
  if (values.check) {
    if (goals.length > 0) throw wrong('--check asks for no paths.');
    return printFindings(machine);
  }
  if (goals.length > 1) throw wrong('Ask for one of --cover, --to and --transition.');
  const request = requestOf(machine.machine, values);
  const found = findPaths(machine.scenario, request);
  print(values.json ? pathsAsJson(machine.id, found) : printPaths(found, request));
}
