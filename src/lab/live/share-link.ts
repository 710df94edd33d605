import { lab } from '#content/lab-tape.ts';
import { machineAddress } from '#src/lab/app/address.ts';
import type { Tape } from '#src/lab/tape/tape.ts';
import { longestLink, packText } from './tape-link.ts';

const words = lab.tape;

/** Copies a link that holds a tape; gives a sentence on what came of it. */
export async function shareLink(tape: Tape): Promise<string> {
  const search = `${new URLSearchParams({ tape: await packText(JSON.stringify(tape)) })}`;
  const link = new URL(machineAddress(tape.machine, 'live', search), window.location.href).href;
  if (link.length > longestLink) return words.tooLong;
  return navigator.clipboard.writeText(link).then(
    () => words.shared,
    () => `${words.notShared} ${link}`,
  );
}
