import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { derivedScenario } from '#lab/open/derived-scenario.ts';
import { isMachine } from '#lab/open/found-machines.ts';
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
  const scenarios = Object.entries(exports).flatMap(([name, part]) =>
    isMachine(part) ? [{ name, scenario: derivedScenario(part, name) }] : [],
  );
  if (scenarios.length === 0) throw new Error(`No XState machine is exported by ${file}.`);
  await writeFile(target, scenarioText(scenarios, `./${basename(file)}`));
  print(`Wrote ${target}. Say in it what events hold and what actors answer.\n`);
}
