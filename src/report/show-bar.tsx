import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import { today } from '#content/today.ts';
import { visitReport as words } from '#content/ui/visit-report.ts';
import {
  visitReportMachine,
  type ShareOutcome,
} from '#machines/visit-report/visit-report.machine.ts';
import { ReportBar } from './report-bar.tsx';

const fileName = (): string => words.fileName(today());

/** Downloads a report as a file. */
const saveReport = fromPromise<void, { report: string }>(async ({ input: { report } }) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([report], { type: 'application/json' }));
  link.download = fileName();
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
});

/** The share sheet's data for a report. Chrome shares text files, but not JSON files. */
const shareData = (report: string): ShareData => ({
  files: [new File([report], `${fileName()}.txt`, { type: 'text/plain' })],
});

/** True where the browser has a share sheet that takes the file of a report. */
const canShareReport = (): boolean =>
  'canShare' in navigator && navigator.canShare(shareData('{}'));

/** Opens the device's share sheet with a report as a file. */
const shareReport = fromPromise<ShareOutcome, { report: string }>(async ({ input: { report } }) => {
  try {
    await navigator.share(shareData(report));
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
});

/** Shows the bar at the end of every page of the visit. `finish` ends the recording. */
export function showBar(finish: () => string): void {
  const machine = visitReportMachine.provide({
    actors: { finishReport: fromPromise(async () => finish()), saveReport, shareReport },
  });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <CacheProvider value={createCache({ key: 'report' })}>
      <ReportBar machine={machine} input={{ canShare: canShareReport() }} />
    </CacheProvider>,
  );
}
