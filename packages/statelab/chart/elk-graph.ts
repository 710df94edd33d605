import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import { linesOfDescent, type ShownState } from './collapse.ts';
import type { ChartTexts } from './chart-texts.ts';
import { dotOf, linesBack, type GraphLine } from './graph-lines.ts';

export interface Shape {
  readonly direction: 'RIGHT' | 'DOWN';
  /** For a large chart: takes a seventh of the time, and draws a cyclic chain as a ring. */
  readonly isQuick?: boolean;
}

const dotSize = 12;
/** The padding of a parent state, in px. */
const gap = 16;

const options: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  // Starts at the initial state, so that back edges are the machine's own.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeNode': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeNodeBetweenLayers': '5',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
};

const quick: Readonly<Record<string, string>> = {
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
  'elk.layered.layering.strategy': 'LONGEST_PATH',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
  'elk.layered.thoroughness': '1',
};

/** The port where a bundle's lines leave its label: ELK then merges them. */
const portOf = (fork: string): string => `${fork}#port`;

/** Converts a chart to an ELK graph with all edges at the root. */
export function elkGraph(
  texts: ChartTexts,
  lines: ReadonlyMap<string, GraphLine>,
  { direction, isQuick = false }: Shape,
): ElkNode {
  const layoutOptions = { ...options, ...(isQuick && quick), 'elk.direction': direction };
  const { shown, drawn, gates } = texts;
  const back = linesBack(texts, lines.values(), isQuick);

  const lineOf = linesOfDescent(shown);
  const defaults = shown.states.map(({ id, history }) => ({
    source: id,
    targets: history?.targets ?? [],
  }));
  const isEntered = (state: string): boolean =>
    [...shown.transitions, ...defaults].some(
      ({ source, targets }) =>
        !lineOf(source).includes(state) &&
        targets.some((target) => target !== state && lineOf(target).includes(state)),
    );

  function forksIn(state: string): readonly ElkNode[] {
    const side = { 'elk.port.side': direction === 'DOWN' ? 'SOUTH' : 'EAST' };
    return drawn.flatMap(({ fork, text: { width, height } }) =>
      fork?.state !== state
        ? []
        : [
            {
              id: fork.id,
              width,
              height,
              ports: [{ id: portOf(fork.id), width: 1, height: 1, layoutOptions: side }],
              layoutOptions: { 'elk.portConstraints': 'FIXED_SIDE' },
            },
          ],
    );
  }

  function nodeOf(state: ShownState): ElkNode {
    const { header, rows = [] } = texts.states.get(state.id) ?? {};
    const blocks = [header ?? [], rows.map(({ text }) => text)].flat();
    const width = Math.max(...blocks.map((block) => block.width));
    const height = blocks.reduce((sum, block) => sum + block.height, 0);
    const dot = { id: dotOf(state.id), width: dotSize, height: dotSize };
    const children: readonly ElkNode[] = [
      ...gates
        .filter((gate) => gate.state === state.id)
        .map(({ id, text }) => ({ id, width: text.width, height: text.height })),
      ...(state.initial === null ? [] : [dot]),
      ...forksIn(state.id),
      ...shown.states.filter(({ parent }) => parent === state.id).map(nodeOf),
    ];
    if (children.length === 0) return { id: state.id, width, height };
    // The header is above the children, or beside them if arrows come from above.
    const isHeadBeside = direction === 'DOWN' && isEntered(state.id);
    return {
      id: state.id,
      children: [...children],
      layoutOptions: {
        ...layoutOptions,
        'elk.padding': isHeadBeside
          ? `[top=${gap},left=${width + gap},bottom=${gap},right=${gap}]`
          : `[top=${height + gap},left=${gap},bottom=${gap},right=${gap}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // ELK turns a chart that goes down, but not its smallest sizes.
        'elk.nodeSize.minimum': `(${(direction === 'DOWN' ? [height, width] : [width, height])
          .map((side) => side + gap)
          .join()})`,
      },
    };
  }

  function edgeOf([id, line]: readonly [string, GraphLine]): ElkExtendedEdge {
    const start = line.isBranch ? portOf(line.start) : line.start;
    const [source, target] = back.has(line) ? [line.end, start] : [start, line.end];
    const labels = line.labels.map((label) => ({
      id: label.id,
      text: ' ',
      width: label.width,
      height: label.height,
    }));
    return { id, sources: [source], targets: [target], labels };
  }

  return {
    id: '#root',
    layoutOptions,
    children: shown.states.filter(({ parent }) => parent === null).map(nodeOf),
    edges: [...lines].map(edgeOf),
  };
}
