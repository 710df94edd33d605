import { lab } from '#statelab/messages/tape.ts';
import { labMachineOf, labConfig, type LabMachine } from '#statelab/config.ts';
import { machineHash } from '#statelab/app/url-hash.ts';
import { startReplay } from '#statelab/replay/replay-tape.ts';
import { verdictOf } from '#statelab/replay/verdict.ts';
import { createStepper } from '#statelab/explore/stepper.ts';
import { revive } from '#statelab/tape/plain.ts';
import { parseTape, readText } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/** A tape for the live view of its machine, which opens it on mount. */
let handedOver: Tape | undefined;
let handovers = 0;

/** Opens a tape in a new live view of its machine. */
export function openInLive(tape: Tape): void {
  handedOver = tape;
  handovers += 1;
  window.location.hash = machineHash(tape.machine, 'live', `tape=${handovers}`);
}

/** What a file contained. */
export interface Opened {
  /** Undefined if it had no tape for this view. */
  readonly tape?: Tape;
  /** Why it was not opened, as sentences. */
  readonly refusal?: readonly string[];
}

const refuse = (refusal: string): Opened => ({ refusal: [refusal] });

/** What today's machine does of a tape, as sentences. */
export async function verdictOn({ scenario }: LabMachine, tape: Tape): Promise<readonly string[]> {
  const replaying = startReplay(scenario, tape);
  for (let step = 1; step <= tape.steps.length; step += 1) {
    await yieldToBrowser();
    replaying.advanceTo(step);
  }
  const { sentence, details } = verdictOf(replaying.replay(), tape);
  return [sentence, ...details];
}

function take({ machine }: LabMachine, tape: Tape): Opened {
  // Throws for a tape with which the machine cannot start.
  createStepper(machine).open(revive(tape.input));
  return { tape };
}

function openText(entry: LabMachine, text: string, name: string): Opened {
  const read = parseTape(text, name);
  if ('refusal' in read) return refuse(read.refusal);
  const { tape } = read;
  if (labMachineOf(tape.machine) === undefined) {
    const known = labConfig().machines.map(({ id }) => id);
    return refuse(lab.refusals.otherMachine(tape.machine, known));
  }
  if (tape.machine === entry.id) return take(entry, tape);
  openInLive(tape);
  return {};
}

function openHandedOver(entry: LabMachine): Opened {
  if (handedOver?.machine !== entry.id) return {};
  const tape = handedOver;
  handedOver = undefined;
  return take(entry, tape);
}

/**
 * Opens the chosen file; without one, the tape that another view left for this machine. A tape of another
 * machine is left for that machine's view.
 */
export async function openTape(
  entry: LabMachine,
  [file, ...more]: readonly File[],
): Promise<Opened> {
  if (file === undefined) return openHandedOver(entry);
  if (more.length > 0) return refuse(lab.refusals.manyFiles);
  const read = await readText(file);
  return 'refusal' in read ? refuse(read.refusal) : openText(entry, read.text, file.name);
}
