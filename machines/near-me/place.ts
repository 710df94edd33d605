import type { City } from '#content/cities.ts';
import { foldText } from '#machines/fold-text.ts';

/** What tells a city, and leads to its page. */
export type NamedTown = Pick<City, 'slug' | 'name'>;

export interface Place {
  readonly name: string;
  /** Of the page of a city that has one. */
  readonly slug: string | null;
}

/** Names compare equal regardless of spaces, hyphens, case and macrons. */
const keyOf = (name: string): string => foldText(name).replace(/[\s-]+/g, '');

/** The place of that name: one of the cities with a page, in our spelling, or another as it is given. */
export function placeNamed(name: string, cities: readonly NamedTown[]): Place {
  const city = cities.find((candidate) => keyOf(candidate.name) === keyOf(name));
  return city === undefined ? { name, slug: null } : { name: city.name, slug: city.slug };
}
