import { lab } from '#lab/words/tape.ts';
import type { Tape } from '#lab/tape/tape.ts';
import { liveAddress } from './live-address.ts';
import { longestLink } from './tape-link.ts';

const words = lab.tape;

/** Copies a link to a step of a tape, which it holds; gives a sentence on what came of it. */
export async function shareLink(tape: Tape, step: number): Promise<string> {
  const link = new URL(await liveAddress(tape, step), window.location.href).href;
  if (link.length > longestLink) return words.tooLong;
  return navigator.clipboard.writeText(link).then(
    () => words.shared,
    () => `${words.notShared} ${link}`,
  );
}
