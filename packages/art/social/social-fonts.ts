import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { overpass } from '#art/overpass.ts';

/** The folder of the fonts for the renderer, which reads files. */
const folder = path.resolve('node_modules/.cache/waymark');

async function writeFont(range: 'latin' | 'latin-ext'): Promise<string> {
  const file = path.join(folder, `social-${range}.ttf`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, await overpass(range, 900));
  return file;
}

let written: Promise<string[]> | undefined;

/** Writes the fonts of the pictures' words, and returns their paths. */
export const socialFonts = (): Promise<string[]> =>
  (written ??= Promise.all([writeFont('latin'), writeFont('latin-ext')]));
