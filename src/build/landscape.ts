import { flatten, parsePoints } from './curve.ts';
import type { Point } from './curve.ts';
import { distanceTo, isWithin } from './distance.ts';
import { noiseFrom } from './noise.ts';
import { hillHeight } from './terrain.ts';
import type { Hill } from './terrain.ts';

/** Corners of a curve in px of the drawing, as in SVG's `points`: `120,40 180,62`. */
export type Corners = string;

/** A line of high ground. */
export interface Ridge {
  readonly line: Corners;
  /** Height of its crest. */
  readonly height: number;
  /** Px from the crest to the steepest part of its sides. */
  readonly spread: number;
}

/** Land to be drawn: what stands up, what lies under water, and how rough it is. North is up. */
export interface Landscape {
  /** Heights of summits are about 1. */
  readonly hills?: readonly Hill[];
  readonly ridges?: readonly Ridge[];
  /** Height of open country at the middle of the drawing, and its rise for 100 px east and south. */
  readonly plain?: readonly [height: number, east: number, south: number];
  /** Rings of sea, lake and harbour; a ring within another is an island. */
  readonly water?: readonly Corners[];
  /** Px in which land rises from the water to its full height: 40 unless told. */
  readonly shore?: number;
  readonly rivers?: readonly Corners[];
  /** Share of a height that roughness takes or adds: 0.3 unless told. */
  readonly roughness?: number;
}

/** The flattened water of a landscape: its rings close, its rivers don't. */
export interface Waters {
  readonly rings: readonly (readonly Point[])[];
  readonly rivers: readonly (readonly Point[])[];
}

export function watersOf({ water = [], rivers = [] }: Landscape): Waters {
  const line = (closed: boolean) => (corners: Corners) =>
    flatten({ corners: parsePoints(corners), closed });
  return { rings: water.map(line(true)), rivers: rivers.map(line(false)) };
}

/** Px to the nearest shore: positive on land, negative in the water. */
export function shoreDistance({ rings }: Waters, x: number, y: number): number {
  const nearest = Math.min(...rings.map((ring) => distanceTo(ring, x, y)));
  const around = rings.filter((ring) => isWithin(ring, x, y)).length;
  return around % 2 === 1 ? -nearest : nearest;
}

/** Half the width of a river's valley, in px, and how much of the height it takes at the river. */
const valley = { width: 46, depth: 0.75 };

/** Rises from 0 at 0 to 1 at 1 and beyond, level at both. */
function ease(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}

/**
 * The height of a landscape at each place, the same for the same seed: hills, ridges and plain, roughened
 * in proportion, which makes spurs and gullies of smooth sides; cut by rivers, and 0 in the water.
 */
export function heightOf(landscape: Landscape, seed: string): (x: number, y: number) => number {
  const { hills = [], plain = [0, 0, 0], shore = 40, roughness = 0.3 } = landscape;
  const ridges = (landscape.ridges ?? []).map(({ line, height, spread }) => ({
    line: flatten({ corners: parsePoints(line), closed: false }),
    height,
    spread,
  }));
  const waters = watersOf(landscape);
  const coarse = noiseFrom(seed, 64);
  const fine = noiseFrom(`${seed} fine`, 28);
  return (x, y) => {
    const beach = ease(shoreDistance(waters, x, y) / shore);
    if (beach === 0) return 0;
    const [middle, east, south] = plain;
    const level = middle + (east * (x - 360)) / 100 + (south * (y - 210)) / 100;
    let height = Math.max(0, level) + hillHeight(hills, x, y);
    for (const { line, height: crest, spread } of ridges) {
      height += crest * Math.exp(-((distanceTo(line, x, y) / spread) ** 2) / 2);
    }
    const rough = 1 + roughness * (0.7 * coarse(x, y) + 0.3 * fine(x, y));
    const river = Math.min(...waters.rivers.map((line) => distanceTo(line, x, y)));
    const cut = 1 - valley.depth * (1 - ease(river / valley.width));
    return height * rough * beach * cut;
  };
}
