import { cities, cityDetails } from '#content/cities.ts';
import { mapFrame, toMap } from './map-projection.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/**
 * The styles that put each city in its place on the map, by its slug. They are in the style sheet:
 * the page's policy would need a hash for each style attribute.
 */
export const cityPlaces: Readonly<Record<string, { readonly left: string; readonly top: string }>> =
  Object.fromEntries(
    cities.map(({ slug }) => {
      const { latitude, longitude } = cityDetails[slug];
      const [x, y] = toMap(latitude, longitude);
      const place = { left: percent(x / mapFrame.width), top: percent(y / mapFrame.height) };
      return [`& [data-city='${slug}']`, place];
    }),
  );
