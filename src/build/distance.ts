import type { Point } from './curve.ts';

/** Px from a place to the nearest point of a polyline. */
export function distanceTo(line: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  for (let index = 1; index < line.length; index += 1) {
    const [fromX, fromY] = line[index - 1] ?? [0, 0];
    const [toX, toY] = line[index] ?? [0, 0];
    const dx = toX - fromX;
    const dy = toY - fromY;
    const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.min(1, Math.max(0, along));
    const distance = Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

/** Whether a place lies within a ring, by the even-odd rule. */
export function isWithin(ring: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let index = 1; index < ring.length; index += 1) {
    const [fromX, fromY] = ring[index - 1] ?? [0, 0];
    const [toX, toY] = ring[index] ?? [0, 0];
    const crosses = fromY > y !== toY > y;
    if (crosses && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) within = !within;
  }
  return within;
}
