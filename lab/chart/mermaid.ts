import type { ChartModel, ChartState, ChartTransition } from './model.ts';
import { branchOf } from './sentences.ts';

/** Mermaid takes letters, digits and underscores for names; two states never get the same one. */
function namesOf(model: ChartModel): (id: string) => string {
  const names = new Map(
    model.states.map(({ id }, index) => [id, `s${index}_${id.replaceAll(/[^A-Za-z0-9]+/g, '_')}`]),
  );
  return (id) => names.get(id) ?? 'unknown';
}

/** A text as the end of a line: a colon or a semicolon would end it early. */
const plain = (text: string): string =>
  text.replaceAll('#', '#35;').replaceAll(';', '#59;').replaceAll(':', '#58;');

function labelOf(transition: ChartTransition): string {
  const { trigger, actions } = transition;
  const does = actions.length === 0 ? [] : [`/ ${actions.join(', ')}`];
  return plain([trigger, branchOf(transition) ?? [], does].flat().join(' '));
}

/** A chart as a Mermaid state diagram, with the states that hold drawn apart. */
export function printMermaid(model: ChartModel, active: readonly string[] = []): string {
  const nameOf = namesOf(model);
  const childrenOf = (id: string | null) => model.states.filter(({ parent }) => parent === id);
  const line = (depth: number, text: string) => `${'  '.repeat(depth)}${text}`;

  function stateLines(state: ChartState, depth: number): readonly string[] {
    const name = nameOf(state.id);
    const does = [
      ...state.invokes.map((source) => `invoke ${source}`),
      ...state.entry.map((action) => `entry / ${action}`),
      ...state.exit.map((action) => `exit / ${action}`),
      ...model.transitions
        .filter(({ source, targets }) => source === state.id && targets.length === 0)
        .map(labelOf),
    ];
    const facts = does.map((text) => line(depth, `${name} : ${plain(text)}`));
    const children = childrenOf(state.id);
    const title = line(depth, `state "${state.key}" as ${name}`);
    const end = state.type === 'final' ? [line(depth, `${name} --> [*]`)] : [];
    if (children.length === 0) return [title, ...facts, ...end];
    const regions = children.map((child) => stateLines(child, depth + 1));
    const separator = state.type === 'parallel' ? [line(depth + 1, '--')] : [];
    return [
      `${title} {`,
      ...(state.initial === null ? [] : [line(depth + 1, `[*] --> ${nameOf(state.initial)}`)]),
      ...regions.flatMap((lines, index) => (index === 0 ? lines : [...separator, ...lines])),
      line(depth, '}'),
      ...facts,
    ];
  }

  const arrows = model.transitions.flatMap((transition) =>
    transition.targets.map((target) =>
      line(1, `${nameOf(transition.source)} --> ${nameOf(target)} : ${labelOf(transition)}`),
    ),
  );
  const states = childrenOf(null).flatMap((state) => stateLines(state, 1));
  const holding = active.map((id) => line(1, `class ${nameOf(id)} holds`));
  const style =
    holding.length === 0 ? [] : [line(1, 'classDef holds stroke-width:4px,font-weight:bold')];
  return `${['stateDiagram-v2', ...states, ...arrows, ...style, ...holding].join('\n')}\n`;
}
