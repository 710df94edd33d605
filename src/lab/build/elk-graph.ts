import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { ChartModel, ChartState, ChartTransition } from '#src/lab/chart/model.ts';
import {
  branchSentences,
  rowSentences,
  stateSentences,
  transitionSentences,
} from '#src/lab/chart/sentences.ts';
import { setText, type TextBlock } from './text-block.ts';
import type { MeasureText } from './text-widths.ts';

/** The widest a line may be before it is broken, in px. */
const widest = { state: 230, transition: 190 };
const dotSize = 12;
const gap = 20;

/** A transition that is drawn as arrows. */
export interface DrawnTransition {
  readonly transition: ChartTransition;
  readonly text: TextBlock;
  /** The ids of its edges, one for each target. */
  readonly edges: readonly string[];
}

/** The event that leads from a whole state into it. */
export interface Gate {
  readonly id: string;
  readonly state: string;
  readonly text: TextBlock;
}

export interface StateText {
  readonly header: TextBlock;
  readonly rows: readonly { readonly transition: string; readonly text: TextBlock }[];
}

/** A machine as ELK lays it out, with the texts that have to be put where ELK says. */
export interface PreparedGraph {
  readonly graph: ElkNode;
  readonly texts: ReadonlyMap<string, StateText>;
  readonly drawn: readonly DrawnTransition[];
  readonly gates: readonly Gate[];
}

export const dotOf = (state: string): string => `${state}#initial`;
export const initialEdgeOf = (state: string): string => `${state}#initial-edge`;

const options: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeNode': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
};

const isWithin = (state: string, ancestor: string, parents: ReadonlyMap<string, string | null>) => {
  let current = parents.get(state) ?? null;
  while (current !== null && current !== ancestor) current = parents.get(current) ?? null;
  return current === ancestor;
};

/** Turns a chart into a graph for ELK. */
export function prepareGraph(
  model: ChartModel,
  measure: MeasureText,
  direction: 'RIGHT' | 'DOWN',
): PreparedGraph {
  const parents = new Map(model.states.map(({ id, parent }) => [id, parent]));
  const texts = new Map<string, StateText>();
  const gates = new Map<string, Gate>();
  const drawn: DrawnTransition[] = [];
  const edges: ElkExtendedEdge[] = [];

  for (const state of model.states) {
    const own = model.transitions.filter(({ source }) => source === state.id);
    texts.set(state.id, {
      header: setText(measure, stateSentences(state), widest.state),
      rows: own
        .filter(({ targets }) => targets.length === 0)
        .map((transition) => ({
          transition: transition.name,
          text: setText(measure, rowSentences(transition), widest.state),
        })),
    });
  }

  /** Where a transition's arrows start: at its state, or at a gate if they lead into it. */
  function startOf({ source, targets, trigger }: ChartTransition): string {
    if (!targets.some((target) => isWithin(target, source, parents))) return source;
    const id = `${source}#${trigger}`;
    const text = setText(measure, [{ role: 'trigger', text: trigger }], widest.state);
    gates.set(id, { id, state: source, text });
    return id;
  }

  for (const transition of model.transitions) {
    if (transition.targets.length === 0) continue;
    const start = startOf(transition);
    const sentences =
      start === transition.source ? transitionSentences(transition) : branchSentences(transition);
    const text = setText(measure, sentences, widest.transition);
    const ids = transition.targets.map((_, index) => `${transition.name}#${index}`);
    drawn.push({ transition, text, edges: ids });
    const labels =
      sentences.length === 0 ? [] : [{ text: ' ', width: text.width, height: text.height }];
    for (const [index, target] of transition.targets.entries()) {
      const edge = { id: ids[index] ?? '', sources: [start], targets: [target] };
      edges.push(index === 0 ? { ...edge, labels } : edge);
    }
  }

  function nodeOf(state: ChartState): ElkNode {
    const { header, rows } = texts.get(state.id) ?? { header: undefined, rows: [] };
    const blocks = [...(header === undefined ? [] : [header]), ...rows.map(({ text }) => text)];
    const width = Math.max(...blocks.map((block) => block.width), 60);
    const height = blocks.reduce((sum, block) => sum + block.height, 0);
    const children = model.states.filter(({ parent }) => parent === state.id).map(nodeOf);
    const own = [...gates.values()].filter((gate) => gate.state === state.id);
    if (state.initial !== null) {
      children.unshift({ id: dotOf(state.id), width: dotSize, height: dotSize });
      edges.push({
        id: initialEdgeOf(state.id),
        sources: [dotOf(state.id)],
        targets: [state.initial],
      });
    }
    children.unshift(
      ...own.map(({ id, text }) => ({ id, width: text.width, height: text.height })),
    );
    if (children.length === 0) return { id: state.id, width, height };
    return {
      id: state.id,
      children,
      layoutOptions: {
        'elk.padding': `[top=${height + gap},left=${gap},bottom=${gap},right=${gap}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height + 2 * gap})`,
      },
    };
  }

  const children = model.states.filter(({ parent }) => parent === null).map(nodeOf);
  const layoutOptions = { ...options, 'elk.direction': direction };
  return {
    graph: { id: '#root', layoutOptions, children, edges },
    texts,
    drawn,
    gates: [...gates.values()],
  };
}
