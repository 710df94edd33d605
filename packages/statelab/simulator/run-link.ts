import * as v from 'valibot';
import type { LabMachine } from '#statelab/config.ts';
import { fitsLink, packText, unpackText } from '#statelab/live/tape-link.ts';
import { serialiseRecord } from '#statelab/tape/mask.ts';
import { createMask, type Mask } from '#statelab/tape/mask.ts';
import { isRecord } from '#statelab/paths/is-record.ts';
import { readStep } from '#statelab/paths-view/paths-params.ts';
import { revive } from '#statelab/tape/plain.ts';
import { isDeeperThan } from '#statelab/tape/plain.ts';
import { maxDepth } from '#statelab/tape/parse-tape.ts';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { readAnswer } from './read-move.ts';
import { countPossible, knownOutcome, type Move } from './simulate.ts';

const words = simulatorWords.link;

/** A run in a URL: all moves, including undone ones, and the current position. */
export interface LinkedRun {
  readonly moves: readonly Move[];
  readonly at: number;
  /** Why the run differs from the link; null if it does not. */
  readonly said: string | null;
}

export interface RunLink {
  readonly entry: LabMachine;
  /** The search parameters of the hash. */
  readonly search: string;
}

const mostMoves = 1000;

const moveSchema = v.union([
  v.object({ event: v.looseObject({ type: v.string() }) }),
  v.object({ ms: v.pipe(v.number(), v.gtValue(0)) }),
  v.object({ actor: v.string(), outcome: v.string() }),
  /** A custom outcome: JSON, or the message of an error. */
  v.object({ actor: v.string(), ends: v.picklist(['done', 'error']), text: v.string() }),
]);

type WrittenMove = v.InferOutput<typeof moveSchema>;

function writeMove({ scenario }: LabMachine, mask: Mask, move: Move): WrittenMove {
  if (move.kind === 'wait') return { ms: move.ms };
  if (move.kind === 'event') {
    return { event: { ...serialiseRecord(move.event, mask), type: move.event.type } };
  }
  const { actor, outcome } = move;
  if (knownOutcome(scenario, actor, outcome.name) !== undefined) {
    return { actor, outcome: outcome.name };
  }
  if ('error' in outcome) return { actor, ends: 'error', text: outcome.error.message };
  if (outcome.output === undefined) return { actor, ends: 'done', text: '' };
  const { output } = serialiseRecord({ output: outcome.output }, mask);
  return { actor, ends: 'done', text: JSON.stringify(output) };
}

/** Undefined if the scenario no longer has the outcome. */
function readMove({ scenario }: LabMachine, written: WrittenMove): Move | undefined {
  if ('ms' in written) return { kind: 'wait', ms: written.ms };
  if ('event' in written) {
    const { type, ...payload } = written.event;
    const revived = revive(payload);
    return { kind: 'event', event: { ...(isRecord(revived) && revived), type } };
  }
  const { actor } = written;
  if ('ends' in written) {
    const read = readAnswer(actor, written.ends, written.text);
    return 'move' in read ? read.move : undefined;
  }
  const outcome = knownOutcome(scenario, actor, written.outcome);
  return outcome && { kind: 'outcome', actor, outcome };
}

/** Packs a run for a link, masked; null if it is too long. */
export async function runForLink(
  entry: LabMachine,
  moves: readonly Move[],
): Promise<string | null> {
  if (moves.length > mostMoves) return null;
  const mask = createMask();
  const written = moves.map((move) => writeMove(entry, mask, move));
  const packed = await packText(JSON.stringify(written));
  return fitsLink(packed) ? packed : null;
}

function readMoves(entry: LabMachine, text: string): Pick<LinkedRun, 'moves' | 'said'> {
  const parsed: unknown = JSON.parse(text);
  if (isDeeperThan(maxDepth, parsed)) return { moves: [], said: words.unreadable };
  const written = v.parse(v.array(moveSchema), parsed);
  if (written.length > mostMoves) {
    return { moves: [], said: words.tooMany(written.length, mostMoves) };
  }
  const read = written.map((move) => readMove(entry, move));
  const known = read.slice(0, [...read, undefined].indexOf(undefined));
  const moves = known.filter((move) => move !== undefined);
  const possible = countPossible(entry, moves);
  return {
    moves: moves.slice(0, possible),
    said: possible === written.length ? null : words.partly(possible, written.length),
  };
}

/** Reads the run in a link, up to the first move that today's machine cannot make. */
export async function readRun({ entry, search }: RunLink): Promise<LinkedRun> {
  const asked = new URLSearchParams(search);
  const packed = asked.get('moves');
  if (packed === null) return { moves: [], at: 0, said: null };
  try {
    const { moves, said } = readMoves(entry, await unpackText(packed));
    const at = readStep(search, 'at') ?? moves.length;
    return { moves, at: Math.min(at, moves.length), said };
  } catch {
    return { moves: [], at: 0, said: words.unreadable };
  }
}
