import { cities } from '#content/cities.ts';

/** What a link to a city and its place on the map need. */
export const towns = cities.map(({ slug, name, latitude, longitude }) => ({
  slug,
  name,
  latitude,
  longitude,
}));
