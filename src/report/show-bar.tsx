import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import { visitReportMachine } from '#machines/visit-report/visit-report.machine.ts';
import { canShareReport, saveReport, shareReport } from './actors.ts';
import { ReportBar } from './report-bar.tsx';

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
