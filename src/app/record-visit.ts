import { inspection } from '#src/views/inspection.ts';

type Recorder = typeof import('#src/report/record.ts');

/** In a build it has an address of its own, as no page's code is to know of it. */
const recorder = import.meta.env.DEV ? '/src/report/record.ts' : '/record.js';

/** Records the visit if the address asks for it (?record). Starts before any machine does. */
export async function recordVisit(): Promise<void> {
  if (!/[?&]record\b/.test(window.location.search)) return;
  const { record }: Recorder = await import(/* @vite-ignore */ recorder);
  record(inspection);
}
