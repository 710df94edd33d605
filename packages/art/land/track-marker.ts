import type { Point } from './curve.ts';

/** The path of a track triangle around a point; its base is as wide as twice its size, in half px. */
export function trackMarker([x, y]: Point, size: number): string {
  return `M${x} ${y - size}l${size} ${1.8 * size}h${-2 * size}z`;
}
