import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { invocationsOf } from '#statelab/machine/states.ts';
import { derivedScenario } from '#statelab/machine/derived-scenario.ts';
import { isMachine } from '#statelab/machine/is-machine.ts';
import { exportsOf } from '#statelab/machine/found-machines.ts';
import { scenarioText } from '#statelab/machine/scenario-text.ts';
import { UsageError } from '#statelab/usage-error.ts';
import { print } from './command.ts';
import { loadModule } from '#statelab/build/load-modules.ts';

function scenarioFor(machine: AnyStateMachine, name: string) {
  const scenario = derivedScenario(machine, name);
  const named = new Set<unknown>([
    ...Object.keys(machine.implementations.actors),
    ...invocationsOf(machine).map(({ src }) => src),
  ]);
  const all = Object.keys(scenario.machine.implementations.actors);
  return { name, scenario, inPlace: new Set(all.filter((actor) => !named.has(actor))) };
}

/** Writes a first scenario for the machines that a file exports, beside the file. Never over one that is there. */
export async function initScenario(file: string): Promise<void> {
  const ending = extname(file);
  const target = `${file.slice(0, -ending.length).replace(/\.machine$/, '')}.scenario.ts`;
  if (existsSync(target)) throw new UsageError(`There is a ${target} already.`);
  const exports = exportsOf(await loadModule(file));
  const scenarios = exports.flatMap(([name, part]) =>
    isMachine(part) ? [scenarioFor(part, name)] : [],
  );
  if (scenarios.length === 0) throw new Error(`No XState machine is exported by ${file}.`);
  await writeFile(target, scenarioText(scenarios, `./${basename(file)}`));
  print(`Wrote ${target}. Say in it what events hold and what actors return.\n`);
}
