import { useState, type DragEvent } from 'react';
import { coverage as words } from '#content/lab-coverage.ts';
import type { LabMachine } from '#lab.config.ts';
import type { Coverage } from '#src/lab/tape/coverage.ts';
import { readCounts, type ReadCounts } from './read-counts.ts';

export interface DroppedCounts {
  readonly counts: readonly Coverage[];
  /** Why files of the last lot were not counted. */
  readonly refusals: readonly string[];
  readonly open: (files: Iterable<File>) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Counts files that are opened or dropped. One that can't be counted leaves the others as they are. */
export function useDroppedCounts(entry: LabMachine): DroppedCounts {
  const [counts, setCounts] = useState<readonly Coverage[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const read = async (file: File): Promise<ReadCounts> =>
    file.text().then(
      (text) => readCounts(entry, text, file.name),
      () => ({ refusal: words.refusals.unreadable(file.name) }),
    );

  async function openAll(files: Iterable<File>): Promise<void> {
    const results = await Promise.all(Array.from(files, read));
    const added = results.flatMap((result) => ('counts' in result ? [result.counts] : []));
    setCounts((before) => [...before, ...added]);
    setRefusals(results.flatMap((result) => ('refusal' in result ? [result.refusal] : [])));
  }

  return {
    counts,
    refusals,
    open: (files) => void openAll(files),
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => {
      event.preventDefault();
      void openAll(event.dataTransfer.files);
    },
  };
}
