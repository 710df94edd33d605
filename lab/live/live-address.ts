import { machineAddress } from '#lab/app/address.ts';
import type { Tape } from '#lab/tape/tape.ts';
import { longestLink, packText } from './tape-link.ts';

/**
 * The hash under which a tape is looked at in the live view of its machine. Where that gets too
 * long for a link, the tape goes without its system, which no replay needs. `step` is how many of
 * its steps have happened at the moment that is shown.
 */
export async function liveAddress(tape: Tape, step = 0): Promise<string> {
  const search = new URLSearchParams({ tape: await packText(JSON.stringify(tape)) });
  if (step > 0) search.set('step', String(step));
  const address = machineAddress(tape.machine, 'live', `${search}`);
  if (address.length <= longestLink || tape.system === undefined) return address;
  const { system: _, ...alone } = tape;
  return liveAddress(alone, step);
}
