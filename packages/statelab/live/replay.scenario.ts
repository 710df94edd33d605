import type { Scenario } from '#statelab/scenario.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import { labReplayMachine } from './replay.machine.ts';

const difference: Difference = {
  step: 1,
  of: 'state',
  part: '',
  recorded: 'open',
  model: 'open',
  page: 'closed',
};

const outcomes = [
  { name: 'alike', output: null },
  { name: 'different', output: difference },
  { name: 'impossible', error: new Error('The page has no such control.') },
];

export const labReplayScenario: Scenario<typeof labReplayMachine> = {
  machine: labReplayMachine,
  events: [
    { event: { type: 'REPLAY.START', length: 0, pace: 'fast', at: 0 } },
    { event: { type: 'REPLAY.START', length: 2, pace: 'fast', at: 0 } },
    { event: { type: 'REPLAY.START', length: 2, pace: 'step by step', at: 0 } },
    { event: { type: 'REPLAY.STEP' } },
    { event: { type: 'REPLAY.PACE', pace: 'real time' } },
    { event: { type: 'REPLAY.PACE', pace: 'step by step' } },
    { event: { type: 'REPLAY.STOP' } },
  ],
  outcomes: { openPage: outcomes, performStep: outcomes },
  key: ({ value, context: { length, step, pace, difference: found } }) =>
    `${value} ${step}/${length} ${pace} ${found === null ? 'alike' : 'different'}`,
  accepted: {
    'order decides: lab-replay.between on always: ‘page and model differ’ before ‘has performed every step’':
      'A difference at the last step is one.',
    'order decides: lab-replay.between on always: ‘page and model differ’ before ‘is told when to go on’':
      'Nothing goes on after a difference.',
    'order decides: lab-replay.between on always: ‘has performed every step’ before ‘is told when to go on’':
      'After the last step there is nothing left to be told to do.',
  },
  invariants: {
    'a difference is kept exactly where it stopped the replay': ({ after }) =>
      !after.matches('different') || after.context.difference !== null,
    'a failure is told exactly where one ended the replay': ({ after }) =>
      after.matches('failed') === (after.context.failure !== null),
    'every step was performed before page and model are said to agree': ({ after }) =>
      !after.matches('agreed') || after.context.step === after.context.length,
    'nothing is performed beyond the end of the tape': ({ after: { context } }) =>
      context.step <= context.length,
    'step by step, a step is performed only when told': ({ step, before, started }) =>
      started.every(({ actor }) => actor !== 'performStep') ||
      before.context.pace !== 'step by step' ||
      (step.kind === 'event' && step.event.type !== 'REPLAY.STOP'),
  },
};
