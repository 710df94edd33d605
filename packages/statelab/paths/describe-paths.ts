import { count, listUnder } from '#statelab/messages/count.ts';
import { pathWords } from '#statelab/messages/paths.ts';
import { messageOf } from '#statelab/message-of.ts';
import { isRecord } from '#statelab/is-record.ts';
import { choicesKey } from '#statelab/open/guard-choices.ts';
import type { Outcome, Scenario } from '#statelab/scenario.ts';
import type { FoundPaths } from './find-paths.ts';
import type { Goal } from './goal.ts';
import { printGoal } from './paths-params.ts';
import { bounds, type Exploration } from '#statelab/explore/explore.ts';
import { activeStates, stateName } from '#statelab/machine/states.ts';
import { stepName } from '#statelab/explore/step-name.ts';

/** The result in a sentence. */
function summaryOf({ paths, least, walkable, exploration }: FoundPaths, goal: Goal | null): string {
  const [first] = paths;
  if (goal === null) {
    const all = count(walkable.covered.length, 'transition');
    const onPage = walkable === exploration ? '' : ' that the page can take';
    const covering = `${count(paths.length, 'path')} cover${paths.length === 1 ? 's' : ''}`;
    const fewer = paths.length === least ? 'fewer' : `fewer than ${least ?? 0}`;
    return `${covering} all ${all}${onPage}; ${fewer} cannot.`;
  }
  const name = printGoal(goal);
  if (first === undefined) return `No path leads to ${name}.`;
  return first.length === 0
    ? `The machine starts in ${name}: no step is needed.`
    : `A shortest path to ${name}.`;
}

/** The extent of the exploration in a sentence. */
function boundOf({ moments, edges, skippedMoments, ignoredFields }: Exploration): string {
  const explored = count(moments.size, 'moment');
  if (skippedMoments > 0) {
    const [skipped, limit] = [skippedMoments, bounds.moments].map((size) =>
      size.toLocaleString('en-NZ'),
    );
    return `Not explored in full: ${explored} explored, ${skipped} skipped; limit: ${bounds.depth} steps and ${limit} moments.`;
  }
  const fields = ignoredFields.map((field) => `\`${field}\``).join(', ');
  const extent = fields === '' ? 'in full' : `without ${fields}`;
  return `Explored ${extent}: ${explored}, ${count(edges.length, 'step')} between them.`;
}

/** An output without what its guards return, as JSON; empty if nothing is left. */
function outputText(output: unknown): string {
  if (!isRecord(output)) return output === undefined ? '' : JSON.stringify(output);
  const own = Object.entries(output).filter(([key]) => key !== choicesKey);
  return own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own));
}

/** The outputs and payloads that a derived scenario assumes. */
function assumedOf({ isDerived, outcomes, events }: Scenario): readonly string[] {
  if (isDerived !== true) return [];
  const outputs = Object.entries<readonly Outcome<unknown>[]>(outcomes).flatMap(
    ([actor, [first]]) => {
      const text = first && 'output' in first ? outputText(first.output) : '';
      return text === ''
        ? []
        : [`Assumed: ${actor} returns ${text}. A scenario says what it returns.`];
    },
  );
  const payloads = events.flatMap(({ event: { type, ...payload } }) => {
    const text = outputText(payload);
    return text === ''
      ? []
      : [`Assumed: ${type} carries ${text}. A scenario says what it carries.`];
  });
  return [...new Set([...outputs, ...payloads])];
}

/** What no step reached: unreachable after a complete exploration, unknown after another. */
function unreachedOf({ skippedMoments, ignoredFields, unreached, unreachedStates }: Exploration) {
  const names = [...unreachedStates, ...unreached];
  const isComplete = skippedMoments + ignoredFields.length === 0;
  return { unreachable: isComplete ? names : [], unknown: isComplete ? [] : names };
}

export type PathsResult = ReturnType<typeof describePaths>;

/** What was found as plain data, which a worker can post. */
export function describePaths(found: FoundPaths, goal: Goal | null) {
  const { scenario, exploration, walkable } = found;
  const { sayStep = stepName } = scenario;
  return {
    summary: summaryOf(found, goal),
    bound: boundOf(exploration),
    /** Transitions that the machine can take and no page can cause: covering paths leave them out. */
    notOnPage: exploration.covered.filter((name) => !walkable.covered.includes(name)),
    ...unreachedOf(exploration),
    /** The steps at which the machine breaks, each with what it throws. */
    breaks: exploration.breaks.map(
      ({ state, step, error }) => `${state} on ${step}: ${messageOf(error)}`,
    ),
    assumed: assumedOf(scenario),
    paths: found.paths.map((path, index) => {
      const steps = path.map(({ step, after, transitions }) => ({
        step,
        name: sayStep(step, after),
        state: stateName(after),
        transitions,
        active: activeStates(after),
      }));
      const end = steps.at(-1)?.state ?? '';
      return { title: `Path ${index + 1}: ${count(path.length, 'step')} to ${end}`, steps };
    }),
  };
}

/** The result for a terminal. */
export function printPaths(found: FoundPaths, goal: Goal | null): string {
  const described = describePaths(found, goal);
  const paths = described.paths.flatMap(({ title, steps }) => {
    const width = Math.max(0, ...steps.map(({ name }) => name.length));
    const lines = steps.map(
      ({ name, state }, index) =>
        `${String(index + 1).padStart(5)}  ${name.padEnd(Math.min(width, 60))}  → ${state}`,
    );
    return steps.length === 0 ? [] : ['', title, ...lines];
  });
  return [
    described.summary,
    described.bound,
    ...described.assumed,
    ...listUnder(`${pathWords.unreachable}:`, described.unreachable),
    ...listUnder(`${pathWords.unknown}:`, described.unknown),
    ...listUnder(`${pathWords.breaks}:`, described.breaks),
    ...paths,
    '',
  ].join('\n');
}

export function pathsAsJson(machine: string, found: FoundPaths, goal: Goal | null): string {
  const { moments, edges, skippedMoments, ignoredFields } = found.exploration;
  const { unreachable, unknown, breaks, assumed } = describePaths(found, goal);
  const described = {
    machine,
    bound: {
      ...bounds,
      explored: { moments: moments.size, edges: edges.length, skippedMoments, ignoredFields },
    },
    unreachable,
    unknown,
    breaks,
    assumed,
    least: found.least,
    paths: found.paths.map((path) =>
      path.map(({ step, after, transitions }) => ({ step, state: after.value, transitions })),
    ),
  };
  return `${JSON.stringify(described, null, 2)}\n`;
}
