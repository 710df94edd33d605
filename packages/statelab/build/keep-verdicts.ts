import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Check } from '#statelab/check/gate.ts';
import { labConfig } from '#statelab/config.ts';
import { readVerdicts, verdictKey, type KeptVerdict } from '#statelab/check/kept-verdicts.ts';

const file = 'node_modules/.cache/statelab/verdicts.json';

/** The last verdicts of this project, each under the key of its machine. */
export async function keptVerdicts(): Promise<Readonly<Record<string, KeptVerdict>>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return readVerdicts(JSON.parse(text));
}

/** Keeps the verdict on each machine, for the lab's overview. */
export async function keepVerdicts(checks: readonly Check[], at: Date): Promise<void> {
  const given = labConfig().machines.flatMap((entry): readonly [string, KeptVerdict][] => {
    const own = checks.filter(({ machine }) => machine === entry.id);
    const takes = own.flatMap((check) => check.takes ?? []);
    const verdict = {
      at: at.toISOString(),
      faults: own.flatMap(({ faults }) => faults).length,
      broken: own.flatMap(({ broken = [] }) => broken),
      untaken: takes.flatMap(({ untaken }) => untaken),
      parts: takes[0]?.count ?? 0,
    };
    return own.length === 0 ? [] : [[verdictKey(entry), verdict]];
  });
  const kept = { ...(await keptVerdicts()), ...Object.fromEntries(given) };
  await mkdir(dirname(file), { recursive: true });
  // Another gate may read it meanwhile.
  const written = `${file}.${process.pid}`;
  await writeFile(written, JSON.stringify(kept));
  await rename(written, file);
}
