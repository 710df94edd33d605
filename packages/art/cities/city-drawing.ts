import { drawIllustration } from '#art/land/illustration.ts';
import type { Landscape } from '#art/land/landscape.ts';
import { northIsland } from './north-island.ts';
import { southIsland } from './south-island.ts';

/**
 * The land around each city, simplified from maps and moved a little, so that its landmarks are within
 * the illustration. The marker is on the city.
 */
const landscapes: Readonly<Record<string, Landscape>> = { ...northIsland, ...southIsland };

/** Px at the left that stay empty, under the words of a hero. */
const margin = 200;

/**
 * A city page's illustration: its landscape, with an orange triangle at the city.
 * Throws for a city without land, whose description would not match.
 */
export function drawCity(slug: string): string {
  const landscape = landscapes[slug];
  if (landscape === undefined) {
    throw new Error(
      `${slug} has no land to draw. Add it to packages/art/cities/north-island.ts or south-island.ts, as its description in content/cities.ts has it.`,
    );
  }
  return drawIllustration({ landscape, seed: slug, margin, fadeFrom: 0 });
}
