import { assign, setup } from 'xstate';
import { promiseStub } from '#machines/not-provided.ts';

export type VisitReportEvent =
  | { type: 'RECORDING.STOP' }
  | { type: 'FILE.SAVE' }
  | { type: 'FILE.SHARE' }
  | { type: 'REPORT.CLOSE' };

export interface VisitReportInput {
  /** True where the browser can share files. */
  readonly canShare: boolean;
}

/** Whether the visitor chose an app to share with, or closed the list of apps. */
export type ShareOutcome = 'shared' | 'cancelled';

interface Context extends VisitReportInput {
  /** The report as JSON; empty during the recording. */
  readonly report: string;
}

/** Records a visit at its visitor's request. The visitor then saves or shares the report. */
export const visitReportMachine = setup({
  types: {
    input: {} as VisitReportInput,
    context: {} as Context,
    events: {} as VisitReportEvent,
    tags: {} as 'recording' | 'ready' | 'share failed',
  },
  actors: {
    /** Ends the recording and returns the masked report as JSON. */
    finishReport: promiseStub<string>('finishReport'),
    saveReport: promiseStub<void, { report: string }>('saveReport'),
    shareReport: promiseStub<ShareOutcome, { report: string }>('shareReport'),
  },
  guards: {
    'can share': ({ context }) => context.canShare,
    'is shared': (_, outcome: ShareOutcome) => outcome === 'shared',
  },
  actions: {
    'keep report': assign({ report: (_, { report }: { report: string }) => report }),
  },
}).createMachine({
  id: 'visit-report',
  description: 'Records a visit until the visitor stops it. Does not send the report.',
  context: ({ input }) => ({ ...input, report: '' }),
  initial: 'recording',
  states: {
    recording: {
      description: 'Only this page has the recording.',
      tags: ['recording'],
      meta: { requirement: 'Shows that it is recording' },
      on: { 'RECORDING.STOP': 'finishing' },
    },
    finishing: {
      description: 'Everything that was typed is being masked.',
      invoke: {
        src: 'finishReport',
        onDone: {
          target: 'ready',
          actions: { type: 'keep report', params: ({ event }) => ({ report: event.output }) },
        },
        onError: 'broken',
      },
    },
    ready: {
      description: 'The visitor decides what happens to the report.',
      tags: ['ready'],
      initial: 'unsaved',
      on: {
        'FILE.SAVE': '.saving',
        'FILE.SHARE': { guard: 'can share', target: '.sharing' },
        'REPORT.CLOSE': 'closed',
      },
      states: {
        unsaved: { description: 'The visitor has no copy of the report yet.' },
        saving: {
          description: 'The browser is saving a file.',
          invoke: {
            src: 'saveReport',
            input: ({ context: { report } }) => ({ report }),
            onDone: 'saved',
            onError: 'unsaved',
          },
        },
        saved: { description: 'The file is saved. It can be saved again.' },
        sharing: {
          description: 'The device lists the apps that can take the file.',
          meta: { requirement: 'Leaves the device by the visitor’s own choice' },
          invoke: {
            src: 'shareReport',
            input: ({ context: { report } }) => ({ report }),
            onDone: [
              {
                guard: { type: 'is shared', params: ({ event }) => event.output },
                target: 'shared',
              },
              { target: 'unsaved' },
            ],
            onError: 'notShared',
          },
        },
        shared: { description: 'An app of the visitor’s choice has the file.' },
        notShared: {
          description: 'The file was not shared. It can still be saved.',
          tags: ['share failed'],
        },
      },
    },
    broken: {
      description: 'No report could be made of the recording.',
      on: { 'REPORT.CLOSE': 'closed' },
    },
    closed: { description: 'The report is closed.' },
  },
});
