import type { Box, ChartLayout, Label, Point } from '#statelab/chart/layout.ts';

interface Named<Shape> {
  readonly name: string;
  readonly shape: Shape;
}

/** Boxes that touch do not overlap; the layout is rounded to 0.1 px. */
const tolerance = 0.2;

const doOverlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + tolerance &&
  b.x + b.width > a.x + tolerance &&
  a.y + a.height > b.y + tolerance &&
  b.y + b.height > a.y + tolerance;

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.width <= outer.x + outer.width + tolerance &&
  inner.y + inner.height <= outer.y + outer.height + tolerance;

const segmentsOf = (points: readonly Point[]): readonly Box[] =>
  points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    return {
      x: Math.min(from.x, point.x),
      y: Math.min(from.y, point.y),
      width: Math.max(2 * tolerance, Math.abs(from.x - point.x)),
      height: Math.max(2 * tolerance, Math.abs(from.y - point.y)),
    };
  });

function labelsOf({ states, transitions, gates }: ChartLayout): readonly Named<Box>[] {
  const named = (name: string, { box }: Label) => ({ name, shape: box });
  return [
    ...states.flatMap(({ id, header, rows }) => [
      named(`head of ${id}`, header),
      ...rows.map((row) => named(`row ${row.transition}`, row)),
    ]),
    ...transitions.map(({ names, label }) => named(`label ${names.join(' ')}`, label)),
    ...gates.map(({ state, label }) => named(`gate of ${state}`, label)),
  ];
}

/** Lists the overlaps of labels with labels, edges of states and arrows, including their own. */
export function overlapsIn(layout: ChartLayout): readonly string[] {
  const labels = labelsOf(layout);
  const nodes = layout.states.map(({ id, box }) => ({ name: `box of ${id}`, shape: box }));
  const dots = layout.initials.flatMap(({ state, dot }) =>
    dot === null ? [] : [{ name: `dot of ${state}`, shape: dot }],
  );
  const arrows = [
    ...layout.transitions.flatMap(({ names, trunk, arrows: lines }) => [
      { name: `trunk ${names.join(' ')}`, shape: trunk },
      ...lines.map(({ transition, points }) => ({ name: `arrow ${transition}`, shape: points })),
    ]),
    ...layout.initials.map(({ state, arrow }) => ({ name: `start of ${state}`, shape: arrow })),
  ];
  const leaves = new Set(
    layout.model.states
      .filter(({ type }) => type !== 'compound' && type !== 'parallel')
      .map(({ id }) => `box of ${id}`),
  );
  const found: string[] = [];
  for (const [index, a] of labels.entries()) {
    const over = (name: string) => found.push(`${a.name} is over ${name}`);
    for (const b of labels.slice(index + 1)) if (doOverlap(a.shape, b.shape)) over(b.name);
    for (const b of dots) if (doOverlap(a.shape, b.shape)) over(b.name);
    for (const b of nodes) {
      // Children lie over the background of their parents.
      const isWritten = a.name.startsWith('head') || a.name.startsWith('row');
      const mayBeInside = isWritten || !leaves.has(b.name);
      const isFine = mayBeInside && isInside(a.shape, b.shape);
      if (doOverlap(a.shape, b.shape) && !isFine) over(b.name);
    }
    for (const arrow of arrows) {
      if (segmentsOf(arrow.shape).some((segment) => doOverlap(a.shape, segment))) over(arrow.name);
    }
  }
  return found;
}
