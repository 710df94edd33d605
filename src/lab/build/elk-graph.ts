import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { ChartModel, ChartState, ChartTransition } from '#src/lab/chart/model.ts';
import type { ChartTexts } from './chart-texts.ts';

/** Which way the arrows of a chart mostly go. */
export type Direction = 'RIGHT' | 'DOWN';

const dotSize = 12;
/** Between a parent state's edge and what it holds, in px. */
const gap = 20;

const options: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  // From where the machine starts: what leads back is then what leads back in the machine's life.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeNode': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
};

/** The id of the dot where a state begins, and of the arrow that leaves it. */
export const dotOf = (state: string): string => `${state}#initial`;
export const initialEdgeOf = (state: string): string => `${state}#initial-edge`;

/** The id of a transition's arrow to the target of that place. */
export const edgeOf = ({ name }: ChartTransition, place: number): string => `${name}#${place}`;

function edgesOf(model: ChartModel, { drawn }: ChartTexts): ElkExtendedEdge[] {
  const arrows = drawn.flatMap(({ transition, start, text }) =>
    transition.targets.map((target, place): ElkExtendedEdge => {
      const edge = { id: edgeOf(transition, place), sources: [start], targets: [target] };
      if (place > 0) return edge;
      return { ...edge, labels: [{ text: ' ', width: text.width, height: text.height }] };
    }),
  );
  const initials = model.states.flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: initialEdgeOf(id), sources: [dotOf(id)], targets: [initial] }],
  );
  return [...initials, ...arrows];
}

/** Turns a chart into a graph for ELK, whose edges all stand at its root. */
export function elkGraph(model: ChartModel, texts: ChartTexts, direction: Direction): ElkNode {
  const layoutOptions = { ...options, 'elk.direction': direction };

  function nodeOf(state: ChartState): ElkNode {
    const { header, rows = [] } = texts.states.get(state.id) ?? {};
    const blocks = [header ?? [], rows.map(({ text }) => text)].flat();
    const width = Math.max(...blocks.map((block) => block.width));
    const height = blocks.reduce((sum, block) => sum + block.height, 0);
    const dot = { id: dotOf(state.id), width: dotSize, height: dotSize };
    const children: readonly ElkNode[] = [
      ...texts.gates
        .filter((gate) => gate.state === state.id)
        .map(({ id, text }) => ({ id, width: text.width, height: text.height })),
      ...(state.initial === null ? [] : [dot]),
      ...model.states.filter(({ parent }) => parent === state.id).map(nodeOf),
    ];
    if (children.length === 0) return { id: state.id, width, height };
    return {
      id: state.id,
      children: [...children],
      layoutOptions: {
        ...layoutOptions,
        // Arrows come in where they go on: from above, beside the head, or from the left, below it.
        'elk.padding':
          direction === 'DOWN'
            ? `[top=${gap},left=${width + gap},bottom=${gap},right=${gap}]`
            : `[top=${height + gap},left=${gap},bottom=${gap},right=${gap}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width + gap}, ${height + gap})`,
      },
    };
  }

  return {
    id: '#root',
    layoutOptions,
    children: model.states.filter(({ parent }) => parent === null).map(nodeOf),
    edges: edgesOf(model, texts),
  };
}
