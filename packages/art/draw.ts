import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { subject } from '#art.config.ts';
import { commandLine, runScript } from '#command-line/program.ts';
import { artworksOf } from './artworks.ts';

/** The folder that the build copies to the site. */
const folder = 'content/public';

async function drawFiles(): Promise<void> {
  // Draws everything before writing anything, so that a failure changes nothing.
  const drawings = await Promise.all(
    artworksOf(subject).map(async ({ file, draw }) => [file, await draw()] as const),
  );
  for (const room of ['drawings', 'social']) {
    await rm(path.join(folder, room), { recursive: true, force: true });
    await mkdir(path.join(folder, room), { recursive: true });
  }
  for (const [file, drawing] of drawings) await writeFile(path.join(folder, file), drawing);
}

await runScript(
  commandLine(
    'art',
    `Draws every file of ${folder}. The same content gives the same files.`,
  ).action(drawFiles),
);
