import '#lab.config.ts';
import { labMachineOf, type LabMachine } from '#statelab/config.ts';

/** The lab's machine of an id. */
export function entryOf(id: string): LabMachine {
  const entry = labMachineOf(id);
  if (entry === undefined) throw new Error(`The lab has no machine '${id}'.`);
  return entry;
}
