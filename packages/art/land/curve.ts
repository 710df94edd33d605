export type Point = readonly [x: number, y: number];

/** A line that bends at its corners: a quadratic B-spline, as good as a polyline to write and round to see. */
export interface Curve {
  readonly corners: readonly Point[];
  /** A closed curve goes on from its last corner to its first; an open one ends at both. */
  readonly closed: boolean;
}

const middle = ([x, y]: Point, [nextX, nextY]: Point): Point => [(x + nextX) / 2, (y + nextY) / 2];

/**
 * The bends of a curve, each from a point to the next and pulled towards a corner. A curve touches the
 * middles of its polyline's sides; an open one has its ends too.
 */
function bends({ corners, closed }: Curve) {
  const around = closed ? [...corners.slice(-1), ...corners, ...corners.slice(0, 1)] : corners;
  const last = around.length - 2;
  return around.slice(1, -1).map((corner, index) => {
    const before = around[index] ?? corner;
    const after = around[index + 2] ?? corner;
    return {
      from: !closed && index === 0 ? before : middle(before, corner),
      corner,
      to: !closed && index + 1 === last ? after : middle(corner, after),
    };
  });
}

/**
 * The curve as an SVG path that counts half px. Its corners are put on whole px, so that middles are whole
 * half px and `t`, which mirrors the corner before, is exact.
 */
export function printCurve({ corners, closed }: Curve): string {
  const whole = corners.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first, ...rest] = bends({ corners: whole, closed });
  if (!first) return '';
  const print = ([x, y]: Point) => `${2 * x} ${2 * y}`;
  const steps = rest.map(({ from, to }) => print([to[0] - from[0], to[1] - from[1]]));
  const start = `M${print(first.from)}Q${print(first.corner)} ${print(first.to)}`;
  return start + (steps.length > 0 ? `t${steps.join(' ')}` : '') + (closed ? 'z' : '');
}

/** Straight sides for each bend of a curve that is measured. */
const sides = 4;

/** The curve as a polyline; one that closes ends where it began. */
export const flatten = (curve: Curve): Point[] =>
  bends(curve).flatMap(({ from, corner, to }) =>
    Array.from({ length: sides + 1 }, (_, index): Point => {
      const t = index / sides;
      const blend = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * to[axis];
      return [blend(0), blend(1)];
    }),
  );

/** Reads corners written as SVG's `points` are: `120,40 180,62`. Throws for anything that isn't a number. */
export function parsePoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
      if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`"${pair}" is not an x,y pair.`);
      return [x, y];
    });
}
