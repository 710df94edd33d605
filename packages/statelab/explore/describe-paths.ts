import { count, listUnder } from '#statelab/count.ts';
import { pathWords } from './paths-words.ts';
import type { FoundPaths } from './find-paths.ts';
import type { Goal } from './goal.ts';
import { printGoal } from './paths-params.ts';
import { bounds, troubleText, type Exploration } from './explore.ts';
import { activeStates, stateName } from '#statelab/machine/states.ts';
import { stepName } from './step-name.ts';

/** The result in a sentence. */
function summaryOf({ paths, walkable, exploration }: FoundPaths, goal: Goal | null): string {
  const [first] = paths;
  if (goal === null) {
    const all = count(walkable.covered.length, 'transition');
    const onPage = walkable === exploration ? '' : ' that the page can take';
    const covering = `${count(paths.length, 'path')} cover${paths.length === 1 ? 's' : ''}`;
    return `${covering} all ${all}${onPage}.`;
  }
  const name = printGoal(goal);
  if (goal.kind === 'sentence') {
    if (first === undefined) return `${name} holds on every path that was tried.`;
    return `${name} does not hold ${first.length === 0 ? 'at the start' : `after ${count(first.length, 'step')}`}.`;
  }
  if (first === undefined) {
    return exploration.isComplete ? `No path leads to ${name}.` : `No path to ${name} was found.`;
  }
  return first.length === 0
    ? `The machine starts in ${name}: no step is needed.`
    : `A shortest path to ${name}.`;
}

/** The extent of the exploration in a sentence. */
function boundOf({ moments, edges, isComplete, ...exploration }: Exploration): string {
  const { skippedMoments, ignoredFields, guesses, unrepeatable } = exploration;
  const explored = count(moments.size, 'snapshot');
  if (skippedMoments > 0) {
    const skipped = skippedMoments.toLocaleString('en-NZ');
    const limit = `${bounds.depth} steps and ${count(bounds.moments, 'snapshot')}`;
    return `Not explored in full: ${explored} explored, ${skipped} skipped; limit: ${limit}.`;
  }
  const fields = ignoredFields.map((field) => `\`${field}\``).join(', ');
  const extents = [
    ...(isComplete ? ['in full'] : []),
    ...(unrepeatable.length > 0 ? ['once, and another run may differ'] : []),
    ...(fields === '' ? [] : [`with some values of ${fields}`]),
    ...(guesses.length > 0 ? ['on guessed values'] : []),
  ];
  const extent = extents[0] ?? 'up to where it throws';
  return `Explored ${extent}: ${explored}, ${count(edges.length, 'step')} between them.`;
}

/** What was guessed of a machine without a scenario, in a sentence. */
const guessedOf = ({ guesses }: Exploration): readonly string[] =>
  guesses.length === 0 ? [] : [`Guessed: ${guesses.join(', ')}. A scenario says what they are.`];

/** What no step reached: unreachable after a complete exploration, unknown after another. */
function unreachedOf({ isComplete, unreached, unreachedStates }: Exploration) {
  const names = [...unreachedStates, ...unreached];
  return { unreachable: isComplete ? names : [], unknown: isComplete ? [] : names };
}

export type PathsResult = ReturnType<typeof describePaths>;

/** What was found as plain data, which a worker can post. */
export function describePaths(found: FoundPaths, goal: Goal | null) {
  const { exploration, walkable, leftOut } = found;
  return {
    summary: summaryOf(found, goal),
    bound: boundOf(exploration),
    /** Transitions that the machine can take and no page can cause: covering paths leave them out. */
    notOnPage: exploration.covered.filter((name) => !walkable.covered.includes(name)),
    ...unreachedOf(exploration),
    /** The steps at which the machine breaks, each with what it throws. */
    breaks: exploration.breaks.map(troubleText),
    /** The steps that came out differently when they were taken again, each with what was different. */
    unrepeatable: exploration.unrepeatable.map(troubleText),
    leftOut,
    guessed: guessedOf(exploration),
    paths: found.paths.map((path, index) => {
      const steps = path.map(({ step, after, transitions }) => ({
        step,
        name: stepName(step),
        state: stateName(after),
        transitions,
        active: activeStates(after),
      }));
      const end = steps.at(-1)?.state ?? '';
      return { title: `Path ${index + 1}: ${count(path.length, 'step')} to ${end}`, steps };
    }),
  };
}

const lists = ['unreachable', 'unknown', 'breaks', 'unrepeatable', 'leftOut'] as const;

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
    ...described.guessed,
    ...lists.flatMap((list) => listUnder(`${pathWords[list]}:`, described[list])),
    ...paths,
    '',
  ].join('\n');
}

export function pathsAsJson(machine: string, found: FoundPaths, goal: Goal | null): string {
  const { moments, edges, skippedMoments, ignoredFields } = found.exploration;
  const all = describePaths(found, goal);
  const described = {
    machine,
    bound: {
      ...bounds,
      explored: { moments: moments.size, edges: edges.length, skippedMoments, ignoredFields },
    },
    ...Object.fromEntries(lists.map((list) => [list, all[list]])),
    guessed: all.guessed,
    paths: found.paths.map((path) =>
      path.map(({ step, after, transitions }) => ({ step, state: after.value, transitions })),
    ),
  };
  return `${JSON.stringify(described, null, 2)}\n`;
}
