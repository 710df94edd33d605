import type { AnyActorLogic } from 'xstate';
import { isMachine, isVariant } from '#statelab/machine/is-machine.ts';
import { createRecorder } from '#statelab/tape/recorder.ts';
import { createTape } from '#statelab/tape/tape-of.ts';
import { labAround } from './lab-frame.ts';
import { probeEvent } from './probe.ts';
import { withSimulatedEffects } from './simulated-effects.ts';

const frame = labAround();
const recorder = createRecorder({
  now: (real) => real ?? performance.now(),
  date: () => new Date().toISOString(),
  path: () => window.location.pathname + window.location.search,
  probe: probeEvent,
});

/** The interface of this page to the lab and to the overrides. */
export const page = {
  /** Actor options for every machine of the page. */
  settings: { inspect: recorder.inspect },
  /** Wraps a machine of the page: the lab controls its effects. */
  prepare: <Logic extends AnyActorLogic>(machine: Logic): Logic => {
    if (!isMachine(machine)) return machine;
    const provided = withSimulatedEffects(machine, (effect) => frame?.outcomeOf(effect));
    return isVariant(provided, machine) ? provided : machine;
  },
};

frame?.opened({ recorder, tapeOf: createTape });

// A file that is dropped on this page is the lab's, as one beside it. The browser would open it here.
if (frame !== undefined) {
  window.addEventListener('dragover', (event) => event.preventDefault());
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    const { dataTransfer } = event;
    window.parent.dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer }));
  });
}
