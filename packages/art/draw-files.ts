import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { subject } from '#art.config.ts';
import { artworksOf, type Artwork } from './artworks.ts';

/** The folder that the build copies to the site. */
const folder = 'content/public';

/**
 * Draws the files whose path, or a city they show, contains one of the given words. Without words it
 * draws all files, and deletes unused ones. Throws a sentence if no file matches.
 */
export async function drawFiles(
  words: readonly string[],
  artworks: readonly Artwork[] = artworksOf(subject),
): Promise<void> {
  const chosen = artworks.filter(
    ({ file, shows = [] }) =>
      words.length === 0 ||
      words.some((word) => file.includes(word) || shows.some((name) => name.includes(word))),
  );
  if (chosen.length === 0) {
    throw new Error(
      `There is nothing called ${words.join(' or ')} to draw. Name a city or a guide as in its address, or social or icon; without a name, everything is drawn.`,
    );
  }
  // Draws everything before writing anything, so that a failure changes nothing.
  const drawings = await Promise.all(
    chosen.map(async ({ file, draw }) => ({ file, drawing: await draw() })),
  );
  if (words.length === 0) {
    await rm(path.join(folder, 'drawings'), { recursive: true, force: true });
    await rm(path.join(folder, 'social'), { recursive: true, force: true });
  }
  for (const { file, drawing } of drawings) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, drawing);
    console.log(target);
  }
}
