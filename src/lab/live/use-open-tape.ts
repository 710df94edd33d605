import { useEffect, useState, type DragEvent } from 'react';
import { lab } from '#content/lab-tape.ts';
import { machineAddress } from '#src/lab/app/address.ts';
import { labMachineOf, labMachines } from '#lab.config.ts';
import { fitOf, type Fit } from '#src/lab/tape/fit.ts';
import { readTape } from '#src/lab/tape/read-tape.ts';
import type { Tape } from '#src/lab/tape/tape.ts';
import type { Live } from './create-live.ts';
import { unpackText } from './tape-link.ts';
import { withCauses } from './with-causes.ts';

/** A tape on its way to another machine's live view, which takes it up when it is shown. */
let handedOver: Tape | undefined;

export interface OpenTape {
  /** What became of the last file or link. */
  readonly refusal: string | undefined;
  /** How the tape that was opened suits the machine as it is. */
  readonly fit: Fit | undefined;
  readonly openFile: (file: File) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Opens tapes from files, by drag and drop, and from the address. What cannot be opened leaves everything as it was. */
export function useOpenTape(live: Live, search: string): OpenTape {
  const [refusal, setRefusal] = useState<string>();
  const [fit, setFit] = useState<Fit>();

  function take(tape: Tape): void {
    setRefusal(undefined);
    setFit(fitOf(live.stage.machine, tape));
    live.openTape(withCauses(tape));
  }

  function open(text: string, name: string): void {
    const read = readTape(text, name);
    if ('refusal' in read) return setRefusal(read.refusal);
    const { tape } = read;
    if (labMachineOf(tape.machine) === undefined) {
      const known = labMachines.map(({ id }) => id);
      return setRefusal(lab.refusals.otherMachine(tape.machine, known));
    }
    if (tape.machine === live.stage.entry.id) return take(tape);
    handedOver = tape;
    window.location.hash = machineAddress(tape.machine, 'live');
  }

  function openFile(file: File): void {
    file.text().then(
      (text) => open(text, file.name),
      () => setRefusal(lab.refusals.unreadable(file.name)),
    );
  }

  useEffect(() => {
    const packed = new URLSearchParams(search).get('tape');
    if (handedOver?.machine === live.stage.entry.id) {
      take(handedOver);
      handedOver = undefined;
    } else if (packed !== null) {
      unpackText(packed).then(
        (text) => open(text, lab.tape.heading),
        () => setRefusal(lab.refusals.noLink),
      );
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the address is read when the view opens, and when it is followed
  }, [live, search]);

  return {
    refusal,
    fit,
    openFile,
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => {
      event.preventDefault();
      const { files } = event.dataTransfer;
      const [file] = files;
      if (files.length > 1) setRefusal(lab.refusals.manyFiles);
      else if (file !== undefined) openFile(file);
    },
  };
}
