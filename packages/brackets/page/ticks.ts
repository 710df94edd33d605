/** Round values that cover the lowest to the highest, including 0 if it is between. */
export function ticksFor(lowest: number, highest: number, count = 4): readonly number[] {
  const span = Math.max(highest - lowest, Number.EPSILON);
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = power * ([1, 2, 5].find((factor) => factor * power * count >= span) ?? 10);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
