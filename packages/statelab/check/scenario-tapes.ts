import { explore, type Exploration } from '#statelab/explore/explore.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { cover, type PartsOf } from '#statelab/explore/cover.ts';
import { edgesOf, graphOf } from '#statelab/explore/graph.ts';
import { pageScriptOf, type LabMachine } from '#statelab/config.ts';
import type { PageScript } from '#statelab/page-script.ts';
import type { Outcome, Scenario, Step } from '#statelab/scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** A tape and its file's name. */
export interface NamedTape {
  readonly name: string;
  readonly tape: Tape;
}

/** The longest tape, in steps: a longer one tells less of what is wrong. */
const longest = 25;

/** A fixed time, so that the same tape is written again. */
const recordedAt = '2026-01-01T00:00:00.000Z';

/** An event of a scenario, or an end of an actor, that a tape takes. */
export interface Choice {
  readonly name: string;
  readonly isTaken: (step: Step, before: AnyMachineSnapshot) => boolean;
}

/** What can be chosen in a scenario. Two events that are alike, in different moments, are two. */
export function choicesIn({ events, outcomes }: Scenario): readonly Choice[] {
  const ends: Readonly<Record<string, readonly Outcome<unknown>[]>> = outcomes;
  const names = events.map(({ event }) => stepName({ kind: 'event', event }));
  return [
    ...events.map(({ when }, index): Choice => {
      const name = names[index] ?? '';
      const before = names.slice(0, index).filter((other) => other === name).length;
      return {
        name: before === 0 ? name : `${name} (${before + 1})`,
        isTaken: (step, snapshot) =>
          stepName(step) === name && (when === undefined || when(snapshot)),
      };
    }),
    ...Object.entries(ends).flatMap(([actor, all]) =>
      all.map(({ name: outcome }): Choice => {
        const name = stepName({ kind: 'outcome', actor, outcome });
        return { name, isTaken: (step) => stepName(step) === name };
      }),
    ),
  ];
}

/** The transitions of each step, and what was chosen for it. */
function partsIn(scenario: Scenario, { moments }: Exploration): PartsOf {
  const choices = choicesIn(scenario);
  return ({ from, step, transitions }) => {
    const before = moments.get(from)?.snapshot;
    const chosen = choices.filter(({ isTaken }) => before !== undefined && isTaken(step, before));
    return [...transitions, ...chosen.map(({ name }) => name)];
  };
}

/**
 * Records a few paths that take every transition of a machine, with every event and end of an actor
 * in its scenario: on its pages as far as they go, the others on the machine alone.
 */
export function tapesOf(
  { id, scenario }: LabMachine,
  scripts: readonly PageScript<AnyStateMachine>[],
) {
  const taken = new Set<string>();
  function record(
    own: Scenario,
    exploration: Exploration,
    path: string,
    isLeft = (_: string) => true,
  ) {
    const graph = graphOf(exploration);
    const partsOf = partsIn(own, exploration);
    const wanted = edgesOf(graph).flatMap(partsOf).filter(isLeft);
    for (const part of wanted) taken.add(part);
    return cover(own, graph, { longest, partsOf, wanted }).paths.map((found) =>
      recordPath(
        own,
        found.map(({ step }) => step),
        // A scenario's values are made up.
        { path, recordedAt, masked: false },
      ),
    );
  }
  const onPage = scripts.flatMap(({ scenario: own, canHappen, last, path }) => {
    const exploration = explore(own, { allow: canHappen });
    const edges = exploration.edges.map((edge) =>
      last.includes(stepName(edge.step)) ? { ...edge, to: '' } : edge,
    );
    return record(own, { ...exploration, edges }, path);
  });
  const machineOnly = record(scenario, explore(scenario), '', (part) => !taken.has(part));
  const named = (tapes: readonly Tape[], kind: string): readonly NamedTape[] =>
    tapes.map((tape, index) => ({ name: `${id}${kind}-${index + 1}.json`, tape }));
  return { onPage: named(onPage, ''), machineOnly: named(machineOnly, '-alone') };
}

/** The scenario that a tape was recorded with: each page of a machine may have its own. */
export const scenarioOf = ({ id, scenario }: LabMachine, { path }: Tape): Scenario =>
  path === '' ? scenario : (pageScriptOf(id, path)?.scenario ?? scenario);
