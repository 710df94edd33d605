import { flatten, parsePoints } from './curve.ts';
import { distanceTo, isWithin, sidesOf, type Side } from './distance.ts';
import { noiseFrom, smooth } from './noise.ts';
import { hillHeight, type Hill } from './terrain.ts';

/** Points in px of the drawing, written as in SVG's `points`: `120,40 180,62`. */
export type Points = string;

/** A line of high ground. */
interface Ridge {
  readonly line: Points;
  /** Height of its crest. */
  readonly height: number;
  /** Px from the crest to the steepest part of its sides. */
  readonly spread: number;
}

/** A landscape, north up: its heights, water, roughness and markers. */
export interface Landscape {
  /** Heights are about 1 at the summits. */
  readonly hills?: readonly Hill[];
  readonly ridges?: readonly Ridge[];
  /** Open country: its height at the corner where x and y are 0, and its rise for 100 px east and south. */
  readonly plain?: readonly [height: number, east: number, south: number];
  /** Corners of the shores of seas, lakes and harbours; a ring within another is an island. */
  readonly water?: readonly Points[];
  /** Px over which land rises from the water to its full height (default: 40). */
  readonly shore?: number;
  readonly rivers?: readonly Points[];
  /** Share of a height that roughness removes or adds (default: 0.3). */
  readonly roughness?: number;
  /** Walking tracks, drawn dotted. */
  readonly tracks?: readonly Points[];
  /** Where the orange triangles stand. */
  readonly markers: Points;
}

/** Half the width of a river's valley, in px, and the share of the height it takes at the river. */
const valley = { width: 46, depth: 0.75 };
/** Spreads from its crest at which a ridge ends. */
const foot = 5;
/** Px from spur to spur on rough land. */
const spurs = 52;

/** Rises from 0 at 0 to 1 at 1 and beyond, level at both. */
const ease = (share: number): number => smooth(Math.min(1, Math.max(0, share)));

function sidesOfCurves(lines: readonly Points[], closed: boolean): Side[] {
  return lines.flatMap((line) => sidesOf(flatten({ corners: parsePoints(line), closed })));
}

/**
 * The height of a landscape at each place, the same for the same seed: hills, ridges and plain, roughened
 * in proportion, which makes spurs and gullies of smooth sides; cut by rivers, and 0 in the water.
 */
export function heightOf(landscape: Landscape, seed: string): (x: number, y: number) => number {
  const { hills = [], plain = [0, 0, 0], shore = 40, roughness = 0.3 } = landscape;
  const ridges = (landscape.ridges ?? []).map(({ line, height, spread }) => ({
    crest: sidesOfCurves([line], false),
    height,
    spread,
  }));
  const coast = sidesOfCurves(landscape.water ?? [], true);
  const rivers = sidesOfCurves(landscape.rivers ?? [], false);
  const hillsAt = hillHeight(hills);
  const noise = noiseFrom(seed, spurs);
  return (x, y) => {
    if (isWithin(coast, x, y)) return 0;
    const [corner, east, south] = plain;
    let height = Math.max(0, corner + (east * x + south * y) / 100) + hillsAt(x, y);
    for (const { crest, height: top, spread } of ridges) {
      height += top * Math.exp(-((distanceTo(crest, x, y, foot * spread) / spread) ** 2) / 2);
    }
    const rough = 1 + roughness * noise(x, y);
    const beach = ease(distanceTo(coast, x, y, shore) / shore);
    const cut =
      1 - valley.depth * (1 - ease(distanceTo(rivers, x, y, valley.width) / valley.width));
    return height * rough * beach * cut;
  };
}
