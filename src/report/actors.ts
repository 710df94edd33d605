import { fromPromise } from 'xstate';
import { visitReport as words } from '#content/interface/visit-report.ts';
import type { ShareOutcome } from '#machines/visit-report/visit-report.machine.ts';

const fileName = (): string => words.fileName(new Date().toISOString().slice(0, 10));

/** Downloads a report as a file. */
export const saveReport = fromPromise<void, { report: string }>(async ({ input: { report } }) => {
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
export const canShareReport = (): boolean =>
  'canShare' in navigator && navigator.canShare(shareData('{}'));

/** Opens the device's share sheet with a report as a file. */
export const shareReport = fromPromise<ShareOutcome, { report: string }>(
  async ({ input: { report } }) => {
    try {
      await navigator.share(shareData(report));
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      throw error;
    }
  },
);
