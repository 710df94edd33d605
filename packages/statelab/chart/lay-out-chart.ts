import type { ElkEdgeSection, ElkNode } from 'elkjs';
import type { Box, ChartLayout, Point } from './layout.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import { setChartTexts, type ChartTexts } from './chart-texts.ts';
import { elkGraph, type Shape } from './elk-graph.ts';
import { beginningsOf, labelId, lineId, linesOf } from './graph-lines.ts';
import type { WidthOf } from './text-block.ts';

/** What lays a graph out, and what measures its texts. */
export interface Engine {
  readonly layOutGraph: (graph: ElkNode) => Promise<ElkNode>;
  readonly widthOf: WidthOf;
}

const round = (length: number): number => Math.round(length * 10) / 10;

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

function boxesIn(node: ElkNode): Map<string, Box> {
  const boxes = new Map([[node.id, boxOf(node)]]);
  for (const child of node.children ?? []) {
    for (const [id, box] of boxesIn(child)) boxes.set(id, box);
  }
  return boxes;
}

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): readonly Point[] =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: round(x), y: round(y) }));

async function layOut(
  model: ChartModel,
  texts: ChartTexts,
  lines: ReturnType<typeof linesOf>,
  shape: Shape,
  layOutGraph: Engine['layOutGraph'],
): Promise<ChartLayout> {
  const placed = await layOutGraph(elkGraph(texts, lines, shape));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const boxes = boxesIn(placed);
  for (const { labels = [] } of edges.values()) {
    for (const label of labels) if (label.id !== undefined) boxes.set(label.id, boxOf(label));
  }

  function boxNamed(id: string): Box {
    const box = boxes.get(id);
    if (box === undefined) throw new Error(`The layout of '${model.id}' lost '${id}'.`);
    return box;
  }
  function arrowOf(start: string, end: string): readonly Point[] {
    const edge = edges.get(lineId(start, end));
    if (edge === undefined)
      throw new Error(`The layout of '${model.id}' lost '${start} > ${end}'.`);
    const points = (edge.sections ?? []).flatMap(pointsOf);
    // Turns a reversed line round again.
    return edge.sources[0] === end ? points.toReversed() : points;
  }

  return {
    model,
    problem: null,
    folded: texts.shown.states.flatMap(({ id, within }) => (within === null ? [] : [id])),
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: [...texts.states].map(([id, { header, rows }]) => {
      const box = boxNamed(id);
      let y = box.y + header.height;
      return {
        id,
        box,
        header: header.at(box.x, box.y),
        rows: rows.map(({ transition, text }) => {
          const row = { transition, ...text.at(box.x, y) };
          y += text.height;
          return row;
        }),
      };
    }),
    transitions: texts.drawn.map((drawn) => {
      const { transitions, start, source, text, fork } = drawn;
      const { x, y } = boxNamed(fork?.id ?? labelId(drawn));
      return {
        names: transitions.map(({ name }) => name),
        source,
        label: text.at(x, y),
        forks: fork !== null,
        trunk: fork === null || fork.state === start ? [] : arrowOf(start, fork.id),
        arrows: transitions.flatMap(({ name, targets }) =>
          targets.map((target) => ({
            transition: name,
            target,
            points: arrowOf(fork?.id ?? start, target),
          })),
        ),
      };
    }),
    gates: texts.gates.map(({ id, state, text }) => {
      const { x, y } = boxNamed(id);
      return { state, label: text.at(x, y) };
    }),
    initials: beginningsOf(texts.shown).map(({ state, start, end }) => ({
      state,
      dot: start === state ? null : boxNamed(start),
      arrow: arrowOf(start, end),
    })),
  };
}

/** The size of a chart relative to a 3:2 screen. */
const sizeOf = ({ width, height }: ChartLayout): number => Math.max(width / 3, height / 2);

const shapes: readonly Shape[] = [{ direction: 'RIGHT' }, { direction: 'DOWN' }];

const quick: Shape = { direction: 'DOWN', isQuick: true };

/** Larger charts are only drawn as rings, quickly: other shapes take minutes and are too long. */
const many = { states: 120, lines: 200 };

/** Lays a chart out left to right and top to bottom, and picks the smaller. Deterministic. */
export async function layOutChart(
  model: ChartModel,
  folded: ReadonlySet<string>,
  { layOutGraph, widthOf }: Engine,
): Promise<ChartLayout> {
  const texts = setChartTexts(model, folded, widthOf);
  const lines = linesOf(texts);
  const isLarge = texts.shown.states.length > many.states || lines.size > many.lines;
  const fitting = isLarge ? [quick] : shapes;
  const tried = fitting.map((shape) => layOut(model, texts, lines, shape, layOutGraph));
  return (await Promise.all(tried)).reduce((a, b) => (sizeOf(b) < sizeOf(a) ? b : a));
}
