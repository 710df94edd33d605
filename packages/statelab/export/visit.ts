import type { AnyStateMachine } from 'xstate';
import type { Outcome, Scenario } from '#statelab/scenario.ts';
import { pathWords } from '#statelab/paths/words.ts';
import type { Taken } from '#statelab/paths/drive.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import type { Cause } from '#statelab/tape/tape.ts';
import { stateName } from '#statelab/state-name.ts';

interface VisitStep extends Taken<AnyStateMachine> {
  readonly cause?: Cause | undefined;
  /** As the list of steps counts it, from 1; none for a wait between two steps of a tape. */
  readonly number: number | undefined;
  /** What the page showed after it, of a tape that was recorded on a page. */
  readonly tree?: Replay['path'][number]['tree'];
}

/** What is exported: a path that was found, or a tape that was replayed. */
export interface Visit {
  readonly title: string;
  readonly scenario: Scenario<AnyStateMachine>;
  /** Outcomes that the product's own scenario does not have, by effect. */
  readonly added: Readonly<Record<string, readonly Outcome<unknown>[]>>;
  readonly path: readonly VisitStep[];
  /** Of a tape that fails: what it recorded in the place of all steps of the path from one on. */
  readonly recorded?: Replay['recorded'];
}

/** What a visit is called: how long it is and where it ends. */
function titleOf(machine: string, path: readonly Taken<AnyStateMachine>[]): string {
  const last = path.at(-1);
  const end = last === undefined ? '' : ` to ${stateName(last.after)}`;
  return `${machine}: ${pathWords.count(path.length, 'step')}${end}`;
}

/** A path as a visit; one of several is told from the others by its number. */
export function visitOf(
  scenario: Scenario<AnyStateMachine>,
  path: readonly Taken<AnyStateMachine>[],
  number?: number,
): Visit {
  const name = scenario.machine.id;
  const title = titleOf(number === undefined ? name : `${name}, path ${number}`, path);
  const numbered = path.map((taken, index) => ({ ...taken, number: index + 1 }));
  return { title, scenario, added: {}, path: numbered };
}

/** A tape that was done again, as a visit. */
export const visitOfReplay = ({ scenario, added, path, recorded }: Replay): Visit => ({
  title: titleOf(scenario.machine.id, path),
  scenario,
  added,
  path,
  recorded,
});
