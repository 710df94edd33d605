import { inspection } from '#src/views/inspection.ts';

type Recorder = typeof import('#src/report/record.ts');

/** A file of its own in a build, so that no page's code contains the recorder. */
const recorder = import.meta.env.DEV ? '/src/report/record.ts' : '/record.js';

/** Records the visit if the address has ?record. Starts before any machine. */
export async function recordVisit(): Promise<void> {
  if (!/[?&]record\b/.test(window.location.search)) return;
  const { record }: Recorder = await import(/* @vite-ignore */ recorder);
  record(inspection);
}
