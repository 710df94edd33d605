import type { InspectionEvent } from 'xstate';
import { createRecorder, type RecorderWorld } from '#statelab/tape/recorder.ts';
import { maskVisit } from './mask-visit.ts';
import { reportFormat, reportVersion, type Report } from './visit-report.ts';
import type { VisitMask } from './typed-texts.ts';

interface VisitOptions extends RecorderWorld {
  readonly site: string;
  readonly mask: VisitMask;
}

/** Records every machine that the site starts from now on. */
export function recordVisit({ site, mask, ...world }: VisitOptions) {
  const recorder = createRecorder(world);
  const recordedAt = world.date();
  const [path = ''] = world.path().split(/[?#]/);
  let isOver = false;
  return {
    /** The inspector for every machine of the site. */
    inspect: (event: InspectionEvent): void => {
      if (!isOver) recorder.inspect(event);
    },
    finish: (): Report => {
      isOver = true;
      const sessions = recorder.sessions();
      const used = sessions.filter(({ steps }) => steps.length > 0);
      const tapes = (used.length > 0 ? used : sessions.slice(0, 1)).map(maskVisit(mask));
      return { format: reportFormat, version: reportVersion, site, path, recordedAt, tapes };
    },
  };
}
