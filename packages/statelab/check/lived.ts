import { partNames } from '#statelab/chart/part-texts.ts';
import type { LabMachine } from '#statelab/config.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { transitionsOf } from '#statelab/machine/states.ts';
import type { Check } from './gate.ts';

/** A sample with the label `transition`: door_total{transition="door.closed|OPEN|0"} 3 */
const sample = /^\w+\{(?:[^}]*,)?\s*transition="((?:[^"\\\n]|\\.)*)".*\}\s+(\S+)/gm;

/**
 * The transitions that were taken at least once, by name, in counts as Prometheus reads them. Undefined for a
 * text that counts none.
 */
export function transitionsIn(text: string): ReadonlySet<string> | undefined {
  const samples = [...text.matchAll(sample)];
  if (samples.length === 0) return undefined;
  const taken = samples.filter(([, , times]) => Number(times) > 0);
  return new Set(taken.map(([, name = '']) => name.replaceAll(/\\(["\\])/g, '$1')));
}

/** Compares counted transitions with the model: what it does not have is a fault, what nobody took is listed. */
export function livedChecks(
  machines: readonly LabMachine[],
  taken: ReadonlySet<string>,
  file: string,
): readonly Check[] {
  const models = machines.map(({ id, machine }) => ({
    id,
    machine,
    names: [...transitionsOf(machine).keys()],
  }));
  const known = new Set(models.flatMap(({ names }) => names));
  const unknown = [...taken].filter((name) => !known.has(name));
  const lived = models.filter(({ names }) => names.some((name) => taken.has(name)));
  return [
    {
      machine: 'what was taken',
      name: file,
      faults: unknown.map((name) => `No machine has the transition ${name}.`),
    },
    ...lived.map(({ id, machine, names }) => ({
      machine: id,
      name: file,
      faults: [],
      neverTaken: names
        .filter((name) => !taken.has(name))
        .map((name) => `${name} (${partNames(extractChart(machine))(name)})`),
    })),
  ];
}
