import type { LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { checkScenario, nameOf } from './check-scenario.ts';
import { explore } from '#statelab/explore/explore.ts';
import { brokenIn } from '#statelab/explore/properties.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { verdictOf } from '#statelab/replay/verdict.ts';
import { replayTape, type Replay } from '#statelab/replay/replay-tape.ts';
import { knowsEvent } from '#statelab/tape/guard-results.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { scenarioOf, type NamedTape } from './scenario-tapes.ts';
import { takenBy } from './untaken.ts';

export interface Check {
  readonly machine: string;
  readonly name: string;
  readonly faults: readonly string[];
  /** The sentences of the scenario that do not hold. */
  readonly broken?: readonly string[];
  /** What no tape takes, each of which is a fault, too; and how many parts there are to take. */
  readonly takes?: { readonly untaken: readonly string[]; readonly count: number };
  /** What it left out, as a sentence. */
  readonly notCompared?: string;
}

type Part = Omit<Check, 'machine'>;

/** What is wrong with a scenario's machine, and the steps that may fail only because the lab guessed a value. */
function exploredBy(scenario: Scenario): readonly Part[] {
  const unknown = [...new Set(scenario.events.map(({ event }) => event.type))]
    .filter((type) => !knowsEvent(scenario.machine, type))
    .map((type) => `The scenario sends ${type}, which the machine does not know.`);
  try {
    const exploration = explore(scenario);
    const broken = brokenIn(scenario, exploration);
    const faults = broken.map(
      ({ invariant, path }) =>
        `“${invariant}” does not hold after ${path.map(stepName).join(', ')}.`,
    );
    const findings = checkScenario(scenario, exploration);
    return [
      {
        name: 'scenario',
        faults: [...unknown, ...faults],
        broken: broken.map(({ invariant }) => invariant),
      },
      {
        name: 'model checks',
        faults: findings.flatMap((each) => (each.reason === undefined ? [nameOf(each)] : [])),
      },
      ...findings.flatMap(({ excuse, where }) =>
        excuse === undefined
          ? []
          : [
              {
                name: 'what throws, perhaps for a value that was guessed',
                faults: [],
                notCompared: where,
              },
            ],
      ),
    ];
  } catch (error) {
    return [{ name: 'scenario', faults: [...unknown, messageOf(error)] }];
  }
}

function faultsOf(replayed: Replay, tape: Tape): readonly string[] {
  const { verdict, sentence, details } = verdictOf(replayed, tape);
  return verdict === 'pass'
    ? []
    : [[sentence, ...details.map((detail) => detail.replace(/[.]?$/, '.'))].join(' ')];
}

/** What is left out of the machine's tapes. Nobody knows what a tape takes after its first difference. */
function untakenOf(entry: LabMachine, replays: readonly Replay[]): Omit<Part, 'name'> {
  const failing = replays.filter(({ difference }) => difference !== undefined).length;
  if (replays.length === 0) return { faults: [], notCompared: 'there is no tape of it' };
  if (failing > 0) {
    const fail = failing === 1 ? 'fails' : 'fail';
    const notCompared = `${failing} of ${replays.length} ${fail}. What they take shows once they pass`;
    return { faults: [], notCompared };
  }
  const takes = takenBy(entry, replays);
  const faults = takes.untaken.map(
    (part) =>
      `No tape takes ${part}. Record one, or give the reason under “untaken” in the scenario.`,
  );
  return { faults, takes };
}

/** Checks machines: explores their scenarios, lints their charts and replays their tapes. */
export function runGate(
  machines: readonly LabMachine[],
  tapes: readonly NamedTape[],
): readonly Check[] {
  return machines.flatMap((entry) => {
    const machine = entry.id;
    const own = tapes
      .filter(({ tape }) => tape.machine === machine)
      .map(({ name, tape }) => ({
        name,
        tape,
        replay: replayTape(scenarioOf(entry, tape), tape),
      }));
    const replays = own.map(({ replay }) => replay);
    return [
      ...exploredBy(entry.scenario),
      { name: 'what its tapes take', ...untakenOf(entry, replays) },
      ...own.map(({ name, tape, replay }) => ({ name, faults: faultsOf(replay, tape) })),
    ].map((check) => ({ machine, ...check }));
  });
}
