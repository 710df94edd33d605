import { createRecorder } from '#statelab/tape/recorder.ts';
import { createTape } from '#statelab/tape/tape-of.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { probeEvent } from '#statelab/in-page/probe.ts';
import { watchReact } from '#e2e/watch-react.ts';

declare global {
  interface Window {
    statelabTapes?: () => readonly Tape[];
  }
}

const recorder = createRecorder({
  now: (real) => real ?? performance.now(),
  date: () => new Date().toISOString(),
  path: () => window.location.pathname + window.location.search,
  probe: probeEvent,
});

watchReact(recorder.inspect);
window.statelabTapes = () => recorder.sessions().map((session) => createTape(session, true)());
