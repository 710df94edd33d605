import { assign, sendTo, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';

export type LabRecorderEvent =
  /** The page in the frame started the machine that is watched. */
  | { type: 'VISIT.BEGIN'; length: number }
  | { type: 'VISIT.GROW'; length: number }
  /** The tester wants a visit from its beginning. */
  | { type: 'VISIT.ANEW' }
  | { type: 'MASK.LIFT' }
  | { type: 'MASK.PUT_ON' };

export type FrameEvent = { type: 'PAGE.RELOAD' };

/** The longest visit that is recorded, in events of one machine; what comes after is left out. */
export const longestVisit = 50_000;

/** Watches the visit in the frame, and keeps what is personal in it to itself. */
export const labRecorderMachine = setup({
  types: {
    context: {} as { length: number },
    events: {} as LabRecorderEvent,
    tags: {} as 'full' | 'masked',
  },
  actors: { frame: callbackStub<FrameEvent>('frame') },
  guards: {
    'has reached the longest visit': (_, { length }: { length: number }) => length >= longestVisit,
  },
  actions: {
    'count steps': assign({ length: (_, { length }: { length: number }) => length }),
    'reload page': sendTo('frame', { type: 'PAGE.RELOAD' }),
  },
}).createMachine({
  id: 'lab-recorder',
  description: 'Keeps every visit of the page from its first event on.',
  context: { length: 0 },
  type: 'parallel',
  invoke: { src: 'frame', id: 'frame' },
  states: {
    visit: {
      description: 'What is kept.',
      initial: 'waiting',
      on: {
        'VISIT.BEGIN': {
          target: '.recording',
          actions: { type: 'count steps', params: ({ event }) => ({ length: event.length }) },
        },
        'VISIT.ANEW': { target: '.waiting', actions: 'reload page' },
      },
      states: {
        waiting: { description: 'The page has not started the machine yet.' },
        recording: {
          description: 'Every event is kept, with its time and its cause.',
          on: {
            'VISIT.GROW': [
              {
                guard: {
                  type: 'has reached the longest visit',
                  params: ({ event }) => ({ length: event.length }),
                },
                target: 'full',
                actions: { type: 'count steps', params: ({ event }) => ({ length: event.length }) },
              },
              {
                actions: { type: 'count steps', params: ({ event }) => ({ length: event.length }) },
              },
            ],
          },
        },
        full: {
          description: 'The visit is too long for one tape: what comes after is left out.',
          tags: ['full'],
        },
      },
    },
    fields: {
      description: 'How much of it is shown and saved.',
      initial: 'masked',
      states: {
        masked: {
          description: 'Personal fields show and save as stand-ins of the same shape.',
          tags: ['masked'],
          on: { 'MASK.LIFT': { target: 'lifted' } },
        },
        lifted: {
          description: 'The tester sees and saves what was typed.',
          on: { 'MASK.PUT_ON': { target: 'masked' } },
        },
      },
    },
  },
});
