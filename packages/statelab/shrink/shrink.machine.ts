import { assign, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
import type { Tape } from '#statelab/tape/tape.ts';

export type ShrinkEvent =
  /** `difference` is where the tape fails. */
  | { type: 'SHRINK.START'; tape: Tape; difference: Difference }
  | { type: 'SHRINK.STOP' }
  /** A shorter tape of so many steps fails, too. */
  | { type: 'TAPE.SHORTER'; steps: number }
  /** The shortest; none where the tape does not fail after all. */
  | { type: 'TAPE.SHRUNK'; tape: Tape | null }
  | { type: 'TAPE.STUCK' };

export type Failing = Pick<ShrinkEvent & { type: 'SHRINK.START' }, 'tape' | 'difference'>;

interface Context {
  readonly failing: Failing | null;
  readonly length: number;
  /** The number of steps of the shortest tape so far. */
  readonly steps: number;
  readonly shrunk: Tape | null;
}

export const shrinkMachine = setup({
  types: { context: {} as Context, events: {} as ShrinkEvent, tags: {} as 'busy' },
  actors: {
    shrinkTape: callbackStub<ShrinkEvent, { failing: Failing | null }>('shrinkTape'),
  },
  guards: {
    'has a tape': (_, { tape }: { tape: Tape | null }) => tape !== null,
  },
  actions: {
    'set tape': assign((_, { failing }: { failing: Failing }) => ({
      failing,
      length: failing.tape.steps.length,
      steps: failing.tape.steps.length,
      shrunk: null,
    })),
    'count steps': assign({ steps: (_, { steps }: { steps: number }) => steps }),
    'open shrunk tape': (_, __: { tape: Tape | null }) => {},
    'keep shrunk tape': assign({ shrunk: (_, { tape }: { tape: Tape | null }) => tape }),
  },
}).createMachine({
  id: 'lab-shrink',
  description: 'Shrinks a failing tape to the steps and values that matter.',
  context: { failing: null, length: 0, steps: 0, shrunk: null },
  on: {
    'SHRINK.START': {
      target: '.shrinking',
      actions: { type: 'set tape', params: ({ event }) => ({ failing: event }) },
    },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is shrunk.' },
    shrinking: {
      description: 'Tries shorter and shorter tapes.',
      tags: ['busy'],
      invoke: {
        src: 'shrinkTape',
        input: ({ context: { failing } }) => ({ failing }),
        onError: { target: 'stuck' },
      },
      on: {
        'TAPE.SHORTER': {
          actions: { type: 'count steps', params: ({ event }) => ({ steps: event.steps }) },
        },
        'TAPE.SHRUNK': [
          {
            guard: { type: 'has a tape', params: ({ event }) => ({ tape: event.tape }) },
            target: 'shrunk',
            actions: [
              { type: 'keep shrunk tape', params: ({ event }) => ({ tape: event.tape }) },
              { type: 'open shrunk tape', params: ({ event }) => ({ tape: event.tape }) },
            ],
          },
          { target: 'green' },
        ],
        'TAPE.STUCK': { target: 'stuck' },
        'SHRINK.STOP': { target: 'idle' },
      },
    },
    shrunk: { description: 'Every step and value left is needed.' },
    green: { description: 'The tape passed this time.' },
    stuck: { description: 'The tape could not be shrunk.' },
  },
});
