import type { City } from '#content/cities.ts';
import { foldText } from '#machines/fold-text.ts';

export type NamedTown = Pick<City, 'slug' | 'name'>;

export interface Place {
  readonly name: string;
  /** The slug of the city's page; null if it has none. */
  readonly slug: string | null;
}

/** Names compare equal regardless of spaces, hyphens, case and macrons. */
const keyOf = (name: string): string => foldText(name).replace(/[\s-]+/g, '');

/** The place with this name: a city with a page, in our spelling, or any other as given. */
export function placeNamed(name: string, cities: readonly NamedTown[]): Place {
  const city = cities.find((candidate) => keyOf(candidate.name) === keyOf(name));
  return city === undefined ? { name, slug: null } : { name: city.name, slug: city.slug };
}
