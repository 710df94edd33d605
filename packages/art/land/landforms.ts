import type { Hill } from './terrain.ts';

/** A round hill; `spread` is the px from its summit to the steepest part of its sides. */
export function peak(x: number, y: number, height: number, spread: number): Hill {
  return { x, y, height, spread: [spread, spread], turn: 0 };
}

/** A volcanic cone with a crater in its top. */
export function cone(x: number, y: number, height: number, spread: number): Hill[] {
  return [peak(x, y, height, spread), peak(x, y, -0.6 * height, spread * 0.38)];
}
