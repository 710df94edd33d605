import type { Scenario } from '#statelab/scenario.ts';
import { labPlayerMachine } from './player.machine.ts';

const pins = [{ step: 1, note: 'Why does it wait here?' }];

export const labPlayerScenario: Scenario<typeof labPlayerMachine> = {
  machine: labPlayerMachine,
  events: [
    { event: { type: 'VISIT.BEGIN', length: 0 } },
    { event: { type: 'VISIT.GROW', length: 1 } },
    { event: { type: 'VISIT.GROW', length: 2 } },
    { event: { type: 'TAPE.OPEN', length: 2, pins } },
    { event: { type: 'STEP.GO', step: 1 } },
    { event: { type: 'STEP.GO', step: 99 } },
    { event: { type: 'STEP.NEXT' } },
    { event: { type: 'STEP.BACK' } },
    { event: { type: 'PLAY.START' } },
    { event: { type: 'PLAY.STOP' } },
    { event: { type: 'LIFE.RESUME' } },
    { event: { type: 'LIFE.RETURN' } },
    { event: { type: 'PIN.SET', note: 'Too long' } },
    { event: { type: 'PIN.DROP', step: 1 } },
  ],
  outcomes: {
    redrive: [
      { name: 'led there', output: 1 },
      { name: 'lost its way', error: new Error('The page has no such control.') },
    ],
  },
  key: ({ value, context: { length, step, pins: kept, isOwn } }) =>
    `${value} ${step}/${length} ${isOwn ? 'own' : 'opened'} ${kept.length}`,
  invariants: {
    'the moment lies within the tape': ({ after: { context } }) =>
      context.step >= 0 && context.step <= context.length,
    'a life that is followed is shown at its end': ({ after }) =>
      !after.matches('live') || after.context.step === after.context.length,
    'a page is led only from a moment that somebody chose': ({ before, started }) =>
      started.every(({ actor }) => actor !== 'redrive') ||
      before.matches('paused') ||
      before.matches('failed'),
    'every pin has a place of its own': ({ after: { context } }) =>
      new Set(context.pins.map(({ step }) => step)).size === context.pins.length,
  },
};
