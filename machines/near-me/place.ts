import type { City } from '#content/cities.ts';
import { foldText } from '#machines/fold-text.ts';

export type NamedTown = Pick<City, 'slug' | 'name'>;

/** Names compare equal regardless of spaces, hyphens, case and macrons. */
const keyOf = (name: string): string => foldText(name).replace(/[\s-]+/g, '');

/** The place with this name: a city with a page, in our spelling, or any other as given, without a slug. */
export function placeNamed(name: string, cities: readonly NamedTown[]) {
  const city = cities.find((candidate) => keyOf(candidate.name) === keyOf(name));
  return city === undefined ? { name, slug: null } : { name: city.name, slug: city.slug };
}

export type Place = ReturnType<typeof placeNamed>;
