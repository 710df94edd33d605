import type { Firm } from './firm.ts';
import { shown } from './listings.ts';

const files = import.meta.glob<Firm>('./firms/*.ts', { eager: true, import: 'firm' });

/** The firms of the Auckland list, one file each in content/firms. Only a build with samples has those. */
export const firms: readonly Firm[] = shown(Object.values(files)).toSorted(
  (one, other) => one.place - other.place || one.name.localeCompare(other.name),
);
