import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine, runScript } from '#command-line/program.ts';

/** The folder that the build copies to the site. */
const folder = 'content/public';

async function drawFiles(): Promise<void> {
  const [{ subject }, { artworksOf }] = await Promise.all([
    import('#art.config.ts'),
    import('./artworks.ts'),
  ]);
  // Draws everything before writing anything, so that a failure changes nothing.
  const drawings = await Promise.all(
    artworksOf(subject).map(async ({ file, draw }) => ({
      target: path.join(folder, file),
      drawing: await draw(),
    })),
  );
  for (const room of ['drawings', 'social']) {
    await rm(path.join(folder, room), { recursive: true, force: true });
    await mkdir(path.join(folder, room), { recursive: true });
  }
  for (const { target, drawing } of drawings) await writeFile(target, drawing);
}

await runScript(
  commandLine(
    'art',
    `Draws every file of ${folder}. The same content gives the same files.`,
  ).action(drawFiles),
);
