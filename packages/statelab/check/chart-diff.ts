import * as v from 'valibot';
import { gateWords as words } from '#statelab/messages/verdicts.ts';
import type { ChartModel } from '#statelab/machine/model.ts';
import { printMermaid } from '#statelab/export/state-diagram.ts';
import { isSame } from '#statelab/tape/plain.ts';

/** The compared parts of a chart. */
interface Chart {
  readonly id: string;
  readonly states: readonly { readonly id: string }[];
  readonly transitions: readonly { readonly name: string }[];
}

/** The output of `gate --charts` at another commit. */
export const chartsSchema = v.array(
  v.object({
    id: v.string(),
    states: v.array(v.looseObject({ id: v.string() })),
    transitions: v.array(v.looseObject({ name: v.string() })),
  }),
);

const partsOf = ({ states, transitions }: Chart): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...states.map((state) => [state.id, state] as const),
    ...transitions.map((transition) => [transition.name, transition] as const),
  ]);

/** The names of the states and transitions that changed. */
function changesOf(before: Chart, now: Chart) {
  const [old, present] = [partsOf(before), partsOf(now)];
  return {
    added: [...present.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !present.has(name)),
    changed: [...present].flatMap(([name, part]) =>
      old.has(name) && !isSame(part, old.get(name)) ? [name] : [],
    ),
  };
}

const empty = (id: string): Chart => ({ id, states: [], transitions: [] });

/** The differences from the charts of another commit in Markdown, listed and marked on the drawn chart. */
export function printChartDiff(
  before: readonly Chart[],
  now: readonly ChartModel[],
  commit: string,
): string {
  const gone = before.filter(({ id }) => now.every((chart) => chart.id !== id));
  const sections = now.flatMap((chart) => {
    const old = before.find(({ id }) => id === chart.id) ?? empty(chart.id);
    const changes = changesOf(old, chart);
    const lists = Object.entries(changes).filter(([, names]) => names.length > 0);
    if (lists.length === 0) return [];
    const marked = [...changes.added, ...changes.changed];
    const ends = chart.transitions.flatMap(({ name, source, targets }) =>
      marked.includes(name) ? [source, ...targets] : [],
    );
    const states = chart.states.flatMap(({ id }) =>
      [...marked, ...ends].includes(id) ? [id] : [],
    );
    return [
      `### ${chart.id}`,
      '',
      ...lists.map(
        ([what, names]) => `- ${what}: ${names.map((name) => `\`${name}\``).join(', ')}`,
      ),
      '',
      '```mermaid',
      printMermaid(chart, states).trimEnd(),
      '```',
      '',
    ];
  });
  return [
    `## ${words.charts(commit)}`,
    '',
    ...gone.map(({ id }) => words.machineGone(id)),
    ...(sections.length + gone.length === 0 ? [words.sameCharts] : sections),
    '',
  ].join('\n');
}
