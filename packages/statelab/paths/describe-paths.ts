import { pathWords } from './words.ts';
import { stateName } from '#statelab/machine/state-name.ts';
import { messageOf } from '#statelab/message-of.ts';
import { isRecord } from '#statelab/is-record.ts';
import { choicesKey } from '#statelab/open/guard-choices.ts';
import type { Outcome } from '#statelab/scenario.ts';
import type { Path } from './cover.ts';
import type { FoundPaths } from './find-paths.ts';
import type { Goal } from './goal.ts';
import { printGoal } from './paths-params.ts';
import { bounds } from '#statelab/explore/explore.ts';
import { activeStates } from '#statelab/machine/states.ts';
import { stepName } from '#statelab/explore/step-name.ts';

const endOf = (path: Path): string => {
  const last = path.at(-1);
  return last === undefined ? '' : stateName(last.after);
};

/** The transitions that the machine can take and the page cannot. */
export const notOnPageOf = ({ exploration, walkable }: FoundPaths): readonly string[] =>
  exploration.covered.filter((name) => !walkable.covered.includes(name));

/** The result in a sentence. */
export function summaryOf(
  { paths, least, walkable, exploration }: FoundPaths,
  goal: Goal | null,
): string {
  const [first] = paths;
  if (goal === null) {
    const all = pathWords.count(walkable.covered.length, 'transition');
    const onPage = walkable === exploration ? '' : pathWords.onPage;
    return pathWords.covering(paths.length, `${all}${onPage}`, least ?? 0);
  }
  const name = printGoal(goal);
  if (first === undefined) return pathWords.none(name);
  return first.length === 0 ? pathWords.already(name) : pathWords.shortest(name);
}

/** The extent of the exploration in a sentence. */
export const boundOf = ({
  exploration: { moments, edges, leftAside, leftOut },
}: FoundPaths): string => {
  if (leftAside > 0) {
    return pathWords.bounded(moments.size, leftAside, bounds.depth, bounds.moments);
  }
  const fields = leftOut.map((field) => `\`${field}\``).join(', ');
  return fields === ''
    ? pathWords.explored(moments.size, edges.length)
    : pathWords.exploredWithout(fields, moments.size, edges.length);
};

/** An output without what its guards return, as JSON; empty if nothing is left. */
function outputText(output: unknown): string {
  if (!isRecord(output)) return output === undefined ? '' : JSON.stringify(output);
  const own = Object.entries(output).filter(([key]) => key !== choicesKey);
  return own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own));
}

/** The outputs and payloads that a derived scenario assumes. */
export const assumedOf = ({
  scenario: { isDerived, outcomes, events },
}: FoundPaths): readonly string[] => {
  if (isDerived !== true) return [];
  const outputs = Object.entries<readonly Outcome<unknown>[]>(outcomes).flatMap(
    ([actor, [first]]) => {
      const text = first && 'output' in first ? outputText(first.output) : '';
      return text === '' ? [] : [pathWords.assumedOutput(actor, text)];
    },
  );
  const payloads = events.flatMap(({ event: { type, ...payload } }) => {
    const text = outputText(payload);
    return text === '' ? [] : [pathWords.assumedPayload(type, text)];
  });
  return [...new Set([...outputs, ...payloads])];
};

/** What no step reached: unreachable after a complete exploration, unknown after another. */
export function unreachedOf({
  exploration: { leftAside, leftOut, unreached, unreachedStates },
}: FoundPaths) {
  const names = [...unreachedStates, ...unreached];
  const isComplete = leftAside + leftOut.length === 0;
  return { unreachable: isComplete ? names : [], unknown: isComplete ? [] : names };
}

/** The steps at which the machine breaks, each with what it throws. */
export const breaksOf = ({ exploration: { breaks } }: FoundPaths): readonly string[] =>
  breaks.map(({ state, step, error }) => pathWords.broke(state, step, messageOf(error)));

/** Paths as plain data: a title, and each step with where it leads. */
export const describePaths = ({ paths, scenario: { sayStep = stepName } }: FoundPaths) =>
  paths.map((path, index) => ({
    title: pathWords.pathTitle(index + 1, path.length, endOf(path)),
    steps: path.map(({ step, after, transitions }) => ({
      step,
      name: sayStep(step, after),
      state: stateName(after),
      transitions,
      active: activeStates(after),
    })),
  }));

/** The result for a terminal. */
export function printPaths(found: FoundPaths, goal: Goal | null): string {
  const { unreachable, unknown } = unreachedOf(found);
  const list = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${title}:`, ...names.map((name) => `  ${name}`)];
  const paths = describePaths(found).flatMap(({ title, steps }) => {
    const width = Math.max(0, ...steps.map(({ name }) => name.length));
    const lines = steps.map(
      ({ name, state }, index) =>
        `${String(index + 1).padStart(5)}  ${name.padEnd(Math.min(width, 60))}  → ${state}`,
    );
    return steps.length === 0 ? [] : ['', title, ...lines];
  });
  return [
    summaryOf(found, goal),
    boundOf(found),
    ...assumedOf(found),
    ...list(pathWords.unreachable, unreachable),
    ...list(pathWords.unknown, unknown),
    ...list(pathWords.breaks, breaksOf(found)),
    ...paths,
    '',
  ].join('\n');
}

export function pathsAsJson(machine: string, found: FoundPaths): string {
  const { moments, edges, leftAside, leftOut } = found.exploration;
  const answer = {
    machine,
    bound: {
      ...bounds,
      explored: { moments: moments.size, edges: edges.length, leftAside, leftOut },
    },
    ...unreachedOf(found),
    breaks: breaksOf(found),
    assumed: assumedOf(found),
    least: found.least,
    paths: found.paths.map((path) =>
      path.map(({ step, after, transitions }) => ({ step, state: after.value, transitions })),
    ),
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
