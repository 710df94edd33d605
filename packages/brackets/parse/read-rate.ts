import { Unreadable } from './unreadable.ts';

/** Reads a rate in percent as the nearest fraction: '12.82%' is 0.1282. */
export function readRate(text: string): number {
  const [figures = ''] = /^\s*\d*(?:\.\d{0,2})?/.exec(text) ?? [];
  const end = figures.length;
  // A fraction, or a percentage without its sign.
  const rateOf = /^\s*0?\.\d+\s*$/.test(text) ? Number(text) * 100 : Number(text);
  if (/\d/.test(figures) && rateOf <= 100)
    throw new Unreadable(
      `A rate ends with %. Write ${Number(rateOf.toFixed(2))}%.`,
      text,
      text.length,
    );
  if (!/\d/.test(figures))
    throw new Unreadable('A rate is a percentage, such as 17.5%.', text, end);
  if (/\d/.test(text.charAt(end)))
    throw new Unreadable('A rate is no finer than a hundredth of a percent.', text, end);
  if (!/^\s*%\s*$/.test(text.slice(end)))
    throw new Unreadable('A rate ends with %.', text, text.charAt(end) === '%' ? end + 1 : end);
  const rate = Number(`${figures.trim()}e-2`);
  if (rate > 1) throw new Unreadable('A rate is 100% at most.', text, 0);
  return rate;
}
