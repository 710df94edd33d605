import { machineHash, withSearchParam } from '#statelab/app/url-hash.ts';
import { lab } from '#statelab/messages/tape.ts';
import type { PaneId } from '#statelab/app/pane-ids.ts';
import { maskTape } from '#statelab/tape/mask-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { fitsLink, packText } from './tape-link.ts';

interface Looked {
  readonly pane?: PaneId;
  readonly step?: number;
}

/** The URL hash of a machine's live view, without a tape. */
export function liveHash(machine: string, { pane, step = 0 }: Looked): string {
  const search = new URLSearchParams({
    ...(pane !== undefined && { pane }),
    ...(step > 0 && { step: String(step) }),
  });
  return machineHash(machine, 'live', `${search}`);
}

/** Packs a masked tape. Drops its system, which replays do not need, if it is too long otherwise. */
async function pack(tape: Tape): Promise<string> {
  const masked = maskTape(tape);
  const packed = await packText(JSON.stringify(masked));
  if (fitsLink(packed) || masked.system === undefined) return packed;
  const { system: _, ...alone } = masked;
  return packText(JSON.stringify(alone));
}

/** The URL hash of a masked tape in the live view of its machine. */
export const liveAddress = async (tape: Tape, step = 0): Promise<string> =>
  withSearchParam(liveHash(tape.machine, { step }), 'tape', await pack(tape));

/** A longer tape never fits a link. */
const mostSteps = 5000;

const known = new WeakMap<Tape, Promise<string>>();

/** A tape as the `tape` parameter of a link; null if it is too long. */
export async function tapeForLink(tape: Tape): Promise<string | null> {
  if (tape.steps.length > mostSteps) return null;
  const packing = known.get(tape) ?? pack(tape);
  known.set(tape, packing);
  const packed = await packing;
  return fitsLink(packed) ? packed : null;
}

/** Copies a link to a step of a tape. Returns a sentence on the result. */
export async function shareLink(tape: Tape, step: number): Promise<string> {
  const packed = await tapeForLink(tape);
  if (packed === null) return lab.tape.tooLong;
  const hash = withSearchParam(liveHash(tape.machine, { step }), 'tape', packed);
  const link = new URL(hash, window.location.href).href;
  return navigator.clipboard.writeText(link).then(
    () => lab.tape.shared,
    () => `${lab.tape.notShared} ${link}`,
  );
}
