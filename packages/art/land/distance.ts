import type { Point } from './curve.ts';

/** A side of a polyline, from a point; all in px. */
export interface Side {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Square of its length. */
  readonly square: number;
}

/** The sides of a polyline, ready to be measured from many places. */
export function sidesOf(line: readonly Point[]): Side[] {
  return line.slice(1).map(([toX, toY], index) => {
    const [x, y] = line[index] ?? [toX, toY];
    const dx = toX - x;
    const dy = toY - y;
    return { x, y, dx, dy, square: dx * dx + dy * dy };
  });
}

/** Px from a place to the nearest side, at most `limit`. */
export function distanceTo(sides: readonly Side[], x: number, y: number, limit: number): number {
  let nearest = limit * limit;
  for (const side of sides) {
    const fromX = x - side.x;
    const fromY = y - side.y;
    // Most sides start too far off to come near: by more than r + l, which is at most √(2(r² + l²)).
    if (fromX * fromX + fromY * fromY > 2 * (nearest + side.square)) continue;
    const along = (fromX * side.dx + fromY * side.dy) / (side.square || 1);
    const share = Math.min(1, Math.max(0, along));
    const offX = fromX - share * side.dx;
    const offY = fromY - share * side.dy;
    nearest = Math.min(nearest, offX * offX + offY * offY);
  }
  return Math.sqrt(nearest);
}

/** True for a place inside closed rings; a ring inside another is a hole. */
export function isWithin(sides: readonly Side[], x: number, y: number): boolean {
  let within = false;
  for (const side of sides) {
    const crosses = side.y > y !== side.y + side.dy > y;
    if (crosses && x < side.x + (side.dx * (y - side.y)) / side.dy) within = !within;
  }
  return within;
}
