import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { configFile, loadLabConfig } from './load-config.ts';
import { labConfig } from '#statelab/config.ts';
import { pictureOf } from './pictures.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';

/** The folder of tapes that this project's lab.config.ts names; empty if it names none. */
async function findFolder(): Promise<string> {
  if (!existsSync(configFile)) return '';
  await loadLabConfig();
  const { tapes } = labConfig();
  return existsSync(tapes) ? tapes : '';
}

/** Serves the tapes of the project, and a list of them with their machines; null for one that cannot be read. */
export function serveTapes(server: Hono): void {
  let found: Promise<string> | undefined;
  const folder = () => (found ??= findFolder());
  // Tapes may be recorded meanwhile.
  async function names(): Promise<readonly string[]> {
    const all = (await folder()) === '' ? [] : await readdir(await folder());
    return all
      .filter((name) => name.endsWith('.json'))
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  }
  const textOf = async (name: string) => readFile(join(await folder(), name), 'utf8');
  server.get('/lab/tapes.json', async (c) => {
    const listed = (await names()).map(async (name) => {
      const text = await textOf(name);
      try {
        return { name, machine: parseTape(text, name).machine };
      } catch {
        return { name, machine: null };
      }
    });
    return c.json(await Promise.all(listed));
  });
  server.get('/lab/tapes/:name', async (c) => {
    const name = c.req.param('name');
    if (!(await names()).includes(name)) return c.notFound();
    return c.body(await textOf(name), 200, { 'Content-Type': 'application/json' });
  });
  server.get('/lab/pictures/:name/:step{\\d+}', async (c) => {
    const { name, step } = c.req.param();
    const picture = (await names()).includes(name) ? await pictureOf(name, step) : undefined;
    return picture ? c.body(picture, 200, { 'Content-Type': 'image/jpeg' }) : c.notFound();
  });
}
