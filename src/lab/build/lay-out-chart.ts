import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs';
import ELK from 'elkjs';
import type { Box, ChartLayout, Point } from '#src/lab/chart/layout.ts';
import type { ChartModel } from '#src/lab/chart/model.ts';
import { overlapsIn } from '#src/lab/chart/overlaps.ts';
import { setChartTexts, type ChartTexts } from './chart-texts.ts';
import { dotOf, edgeOf, elkGraph, initialEdgeOf, type Direction } from './elk-graph.ts';
import type { MeasureText } from './text-widths.ts';

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
  direction: Direction,
): Promise<ChartLayout> {
  const placed = await new ELK().layout(elkGraph(model, texts, direction));
  const boxes = boxesIn(placed);
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));

  function boxNamed(id: string): Box {
    const box = boxes.get(id);
    if (box === undefined) throw new Error(`The layout of '${model.id}' lost the node '${id}'.`);
    return box;
  }
  function edgeNamed(id: string): ElkExtendedEdge {
    const edge = edges.get(id);
    if (edge === undefined) throw new Error(`The layout of '${model.id}' lost the edge '${id}'.`);
    return edge;
  }
  const arrowOf = (id: string): readonly Point[] =>
    (edgeNamed(id).sections ?? []).flatMap(pointsOf);

  return {
    model,
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
    transitions: texts.drawn.map(({ transition, text }) => {
      const ids = transition.targets.map((_, place) => edgeOf(transition, place));
      const [label] = ids.flatMap((id) => edgeNamed(id).labels ?? []);
      const { x, y } = boxOf(label ?? {});
      return {
        transition: transition.name,
        arrows: ids.map(arrowOf),
        label: text.at(x, y),
      };
    }),
    gates: texts.gates.map(({ id, state, text }) => {
      const { x, y } = boxNamed(id);
      return { state, label: text.at(x, y) };
    }),
    initials: model.states.flatMap(({ id, initial }) =>
      initial === null
        ? []
        : [{ state: id, dot: boxNamed(dotOf(id)), arrow: arrowOf(initialEdgeOf(id)) }],
    ),
  };
}

/** How large a chart is beside a sheet of 4 by 3, which is about what a screen leaves it. */
const sizeOf = ({ width, height }: ChartLayout): number => Math.max(width / 4, height / 3);

/**
 * Lays a chart out, from left to right or from top to bottom: whichever leaves everything
 * legible, and of two that do, whichever needs less room. The same chart always gives the
 * same layout.
 */
export async function layOutChart(model: ChartModel, measure: MeasureText): Promise<ChartLayout> {
  const texts = setChartTexts(model, measure);
  const right = await layOut(model, texts, 'RIGHT');
  const down = await layOut(model, texts, 'DOWN');
  const difference = overlapsIn(right).length - overlapsIn(down).length;
  return (difference || sizeOf(right) - sizeOf(down)) <= 0 ? right : down;
}
