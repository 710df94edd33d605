import type { InspectionEvent } from 'xstate';
import { defineLab } from '#statelab/config.ts';
import { probeEvent } from '#statelab/page/probe.ts';
import { recordVisit } from '#statelab/page/record-visit.ts';
import { visitMask, visitMaskRules } from './mask-rules.ts';

/** The site's inspection hook; set while a visit is recorded. */
interface Inspection {
  inspect?: (event: InspectionEvent) => void;
}

/**
 * Records the visit from now on, with every machine that starts later, and shows a bar. Pages load this only if the address asks for it. It is built separately, so that it adds no byte to them.
 */
export function record(inspection: Inspection): void {
  defineLab({ machines: [], mask: visitMaskRules });
  const { inspect, finish } = recordVisit({
    site: import.meta.env.SITE_VERSION,
    mask: visitMask,
    now: (real) => real ?? performance.now(),
    date: () => new Date().toISOString(),
    path: () => window.location.pathname,
    probe: probeEvent,
  });
  inspection.inspect = inspect;
  void import('./report-bar.tsx').then(({ showBar }) => showBar(() => JSON.stringify(finish())));
}
