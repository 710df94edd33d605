import type { Point } from './layout.ts';

const cornerRadius = 6;
const head = { length: 9, halfWidth: 4.5 };

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at a distance from one point towards another, in px. */
function towards(from: Point, to: Point, px: number): Point {
  const share = px / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const print = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through points with its corners rounded, as SVG path data. */
export function linePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${print(point)}`;
      if (after === undefined) return `L${print(point)}`;
      const radius = Math.min(
        cornerRadius,
        distance(before, point) / 2,
        distance(point, after) / 2,
      );
      const into = towards(point, before, radius);
      const out = towards(point, after, radius);
      return `L${print(into)}Q${print(point)} ${print(out)}`;
    })
    .join('');
}

/** An arrowhead at the last point, as SVG path data; empty for fewer than two points. */
export function headPath(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const base = towards(tip, before, head.length);
  const aside = {
    x: ((tip.y - base.y) / head.length) * head.halfWidth,
    y: ((base.x - tip.x) / head.length) * head.halfWidth,
  };
  const left = { x: base.x + aside.x, y: base.y + aside.y };
  const right = { x: base.x - aside.x, y: base.y - aside.y };
  return `M${print(tip)}L${print(left)}L${print(right)}Z`;
}
