import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artworks } from './artworks.ts';

/** What the site serves as it is; the build copies it. */
const folder = 'content/public';

/**
 * Draws the files whose paths hold one of the words it is given, or all of them without a word; then
 * those that nothing draws any more are gone. The same content gives the same files.
 */
const words = process.argv.slice(2);
const chosen = artworks.filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
);
if (words.length === 0) {
  await rm(path.join(folder, 'drawings'), { recursive: true, force: true });
  await rm(path.join(folder, 'social'), { recursive: true, force: true });
}
for (const { file, draw } of chosen) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await draw());
  console.log(target);
}
if (chosen.length === 0) {
  console.error(
    `There is nothing called ${words.join(' or ')} to draw. Name a city or a guide as in its address, or social or icon; without a name, everything is drawn.`,
  );
  process.exitCode = 1;
}
