import { contours } from 'd3-contour';
import type { Size } from '#art/svg.ts';
import { printCurve, type Point } from './curve.ts';

/** Heights of a drawing's land, sampled on a grid that reaches beyond its edges. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Px between the samples. */
  readonly cell: number;
  readonly samples: readonly number[];
}

/** Cells of land sampled beyond each edge, so that lines leave the drawing instead of closing along it. */
const overscan = 4;
/** Px beyond an edge from which a line is out of sight, however broad. */
const broadest = 4;
/** Px around the smallest ring that is drawn; less is a speck. */
const smallest = 64;

/** Samples a height, given in any unit for a place in px, every `cell` px. */
export function sample(
  heightAt: (x: number, y: number) => number,
  { width, height }: Size,
  cell: number,
): Grid {
  const columns = Math.ceil(width / cell) + 2 * overscan;
  const rows = Math.ceil(height / cell) + 2 * overscan;
  const place = (index: number) => (index - overscan + 0.5) * cell;
  const samples = Array.from({ length: columns * rows }, (_, index) =>
    heightAt(place(index % columns), place(Math.floor(index / columns))),
  );
  return { columns, rows, cell, samples };
}

/** The ring with corners at even distances of about `stride` px, eight at least; of a speck, nothing. */
function resample(ring: readonly Point[], stride: number): Point[] {
  const sides = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return { x, y, dx: nextX - x, dy: nextY - y, length: Math.hypot(nextX - x, nextY - y) };
  });
  const total = sides.reduce((sum, side) => sum + side.length, 0);
  if (total < smallest) return [];
  const count = Math.max(8, Math.round(total / stride));
  const corners: Point[] = [];
  let walked = 0;
  for (const { x, y, dx, dy, length } of sides) {
    for (let at = (corners.length * total) / count; at < walked + length; at += total / count) {
      const share = (at - walked) / length;
      corners.push([x + dx * share, y + dy * share]);
    }
    walked += length;
  }
  return corners;
}

/**
 * Removes corners that only bend the ring out of sight: those beyond the same edge as the two before and
 * the two after. A curve stays within any three consecutive corners, so the visible part is the same.
 */
function trim(ring: readonly Point[], { columns, rows, cell }: Grid): Point[] {
  const width = (columns - 2 * overscan) * cell;
  const height = (rows - 2 * overscan) * cell;
  const beyond: readonly ((point: Point) => boolean)[] = [
    ([x]) => x < -broadest,
    ([x]) => x > width + broadest,
    ([, y]) => y < -broadest,
    ([, y]) => y > height + broadest,
  ];
  const kept: Point[] = [];
  for (const [index, corner] of ring.entries()) {
    const around = [...kept.slice(-2), corner, ...ring.slice(index + 1, index + 3)];
    const hidden = around.length === 5 && beyond.some((edge) => around.every(edge));
    if (!hidden) kept.push(corner);
  }
  return kept;
}

/**
 * The lines of equal height at each of `heights`, found by marching squares: one SVG path each, in half
 * px. Corners stand `stride` px apart: marching squares sets them unevenly, which bends a curve in kinks.
 */
export function contourPaths(grid: Grid, heights: readonly number[], stride: number): string[] {
  const { columns, rows, cell, samples } = grid;
  const onMap = (index: number) => (index - overscan) * cell;
  return contours()
    .size([columns, rows])
    .thresholds([...heights])([...samples])
    .map(({ coordinates }) =>
      coordinates
        .flat()
        // d3-contour repeats the first corner of a ring at its end.
        .map((ring) => ring.slice(1).map(([x = 0, y = 0]): Point => [onMap(x), onMap(y)]))
        .map((ring) => printCurve({ corners: trim(resample(ring, stride), grid), closed: true }))
        .join(''),
    );
}
