import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { configFile, loadLabConfig } from '#statelab/cli/load-config.ts';
import { labConfig } from '#statelab/config.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';

/** The folder of tapes that this project's lab.config.ts names; empty if it names none. */
async function findFolder(): Promise<string> {
  if (!existsSync(configFile)) return '';
  await loadLabConfig();
  const { tapes } = labConfig();
  return existsSync(tapes) ? tapes : '';
}

/** Serves the tapes of the project, and a list of them with their machines. */
export function serveTapes(server: Hono): void {
  let found: Promise<string> | undefined;
  // Tapes may be recorded meanwhile.
  async function textsByName(): Promise<ReadonlyMap<string, string>> {
    const folder = await (found ??= findFolder());
    const names = folder === '' ? [] : await readdir(folder);
    const tapes = names
      .filter((name) => name.endsWith('.json'))
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const texts = tapes.map((name) => readFile(join(folder, name), 'utf8'));
    return new Map((await Promise.all(texts)).map((text, index) => [tapes[index] ?? '', text]));
  }
  server.get('/lab/tapes.json', async (c) => {
    const listed = Array.from(await textsByName(), ([name, text]) => {
      const read = parseTape(text, name);
      return 'tape' in read ? [{ name, machine: read.tape.machine }] : [];
    });
    return c.json(listed.flat());
  });
  server.get('/lab/tapes/:name', async (c) => {
    const text = (await textsByName()).get(c.req.param('name'));
    if (text === undefined) return c.notFound();
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
}
