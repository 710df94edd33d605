import { randomFrom } from '#art/random.ts';
import type { Size } from '#art/svg.ts';

/** A hill, or a ridge where its two spreads differ; places and lengths in px of the drawing. */
export interface Hill {
  readonly x: number;
  readonly y: number;
  /** Height of the summit; the heights of a drawing are about 1. */
  readonly height: number;
  readonly spread: readonly [along: number, across: number];
  /** Direction of the longer spread, in radians from the x axis. */
  readonly turn: number;
}

/** The height of all hills together at each place. */
export function hillHeight(hills: readonly Hill[]): (x: number, y: number) => number {
  const measured = hills.map((hill) => {
    const [along, across] = hill.spread;
    return { ...hill, along, across, cos: Math.cos(hill.turn), sin: Math.sin(hill.turn) };
  });
  return (x, y) => {
    let height = 0;
    for (const hill of measured) {
      const dx = x - hill.x;
      const dy = y - hill.y;
      const u = (dx * hill.cos + dy * hill.sin) / hill.along;
      const v = (dy * hill.cos - dx * hill.sin) / hill.across;
      height += hill.height * Math.exp(-(u * u + v * v) / 2);
    }
    return height;
  };
}

/** Random hills and ridges over a drawing; the same seed gives the same land. */
export function strewnHills(seed: string, { width, height }: Size): Hill[] {
  const random = randomFrom(seed);
  const count = 4 + Math.floor(random() * 3);
  return Array.from({ length: count }, () => {
    const spread = height * (0.22 + 0.3 * random());
    return {
      x: width * (0.1 + 0.9 * random()),
      y: height * (random() * 1.1 - 0.1),
      height: 0.45 + 0.55 * random(),
      spread: [spread * (1 + random()), spread * 0.75],
      turn: Math.PI * random(),
    };
  });
}
