import { withSearchParam } from '#statelab/app/url-hash.ts';
import { lab } from '#statelab/messages/tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { liveHash, tapeForLink } from './live-address.ts';

const words = lab.tape;

/** Copies a link to a step of a tape, which it holds; gives a sentence on what came of it. */
export async function shareLink(tape: Tape, step: number): Promise<string> {
  const packed = await tapeForLink(tape);
  if (packed === null) return words.tooLong;
  const hash = withSearchParam(liveHash(tape.machine, { step }), 'tape', packed);
  const link = new URL(hash, window.location.href).href;
  return navigator.clipboard.writeText(link).then(
    () => words.shared,
    () => `${words.notShared} ${link}`,
  );
}
