import type { CitySlug } from '#content/cities.ts';
import { cityTerrain } from './city-terrain.ts';
import type { Landscape } from './landscape.ts';
import { drawContours } from './drawings.ts';
import { drawIllustration } from './illustration.ts';

/** Drawings a build has made already: some are in a social picture too. */
const drawn = new Map<CitySlug, string>();

const landscapes: Readonly<Record<string, Landscape>> = cityTerrain;

/** Where no landscape has been drawn for a city yet: contours of its own, which say nothing false. */
const unmapped = (slug: string): string =>
  drawContours({ seed: slug, width: 720, height: 420, palette: 'bush' });

/** The illustration of a city's hero: the land it stands in and an orange triangle where it stands. */
export function drawCity(slug: CitySlug): string {
  const landscape = landscapes[slug];
  const drawing =
    drawn.get(slug) ??
    (landscape === undefined
      ? unmapped(slug)
      : drawIllustration({ landscape, seed: slug, margin: 200, fadeFrom: 0 }));
  drawn.set(slug, drawing);
  return drawing;
}
