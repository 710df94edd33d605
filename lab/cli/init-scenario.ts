import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { foundMachines } from '#lab/open/found-machines.ts';
import { scenarioText } from '#lab/open/scenario-text.ts';
import { print, WrongUse } from './command.ts';
import { checkFiles } from './open-files.ts';

/** Writes a first scenario for the machines that a file exports, beside the file. Never over one that is there. */
export async function initScenario(file: string): Promise<void> {
  checkFiles([file]);
  const ending = extname(file);
  const target = `${file.slice(0, -ending.length).replace(/\.machine$/, '')}.scenario.ts`;
  if (existsSync(target)) throw new WrongUse(`There is a ${target} already.`);
  const exports: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(resolve(file)).href
  );
  const found = foundMachines([{ file, exports }]);
  const names = Object.entries(exports).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null && 'root' in part ? [name] : [],
  );
  await writeFile(target, scenarioText(names, found, `./${basename(file)}`));
  print(`Wrote ${target}. Say in it what events hold and what actors answer.\n`);
}
