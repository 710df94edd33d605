import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Check } from '#statelab/check/gate.ts';
import { labMachineOf } from '#statelab/config.ts';
import { readVerdicts, verdictKey, type KeptVerdict } from '#statelab/check/kept-verdicts.ts';

const file = 'node_modules/.cache/statelab/verdicts.json';

/** The last verdicts of this project, each under the key of its machine. */
export async function keptVerdicts(): Promise<Readonly<Record<string, KeptVerdict>>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return readVerdicts(JSON.parse(text));
}

/** Keeps the verdict on each machine, for the lab's overview. */
export async function keepVerdicts(checks: readonly Check[], at: Date): Promise<void> {
  const given = new Map<string, KeptVerdict>();
  for (const { machine, faults, broken = [], takes } of checks) {
    const entry = labMachineOf(machine);
    if (entry === undefined) continue;
    const before: Partial<KeptVerdict> = given.get(verdictKey(entry)) ?? {};
    given.set(verdictKey(entry), {
      at: at.toISOString(),
      faults: (before.faults ?? 0) + faults.length,
      broken: [...(before.broken ?? []), ...broken],
      untaken: [...(before.untaken ?? []), ...(takes?.untaken ?? [])],
      parts: (before.parts ?? 0) + (takes?.count ?? 0),
    });
  }
  const kept = { ...(await keptVerdicts()), ...Object.fromEntries(given) };
  await mkdir(dirname(file), { recursive: true });
  // Another gate may read it meanwhile.
  const written = `${file}.${process.pid}`;
  await writeFile(written, JSON.stringify(kept));
  await rename(written, file);
}
