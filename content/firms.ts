import type { Firm } from './firm.ts';

const files = import.meta.glob<Firm>('./firms/*.ts', { eager: true, import: 'firm' });

/** The firms of the Auckland list, a file each in content/firms. */
export const firms: readonly Firm[] = Object.values(files).toSorted(
  (one, other) => one.place - other.place || one.name.localeCompare(other.name),
);
