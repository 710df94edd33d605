import { assign, setup } from 'xstate';
import { delays } from '#machines/delays.ts';
import { isAccepted, type HandlerAnswer } from '#machines/lead/handler-answer.ts';
import { promiseStub } from '#machines/not-provided.ts';
import { encodeReport, largestReport } from './report-body.ts';

export type VisitReportEvent =
  | { type: 'RECORDING.STOP' }
  /** The visitor agrees that the report is sent and kept, or no longer does. */
  | { type: 'CONSENT.TOGGLE' }
  | { type: 'REPORT.SEND' }
  | { type: 'FILE.SAVE' }
  /** The visitor is done with it: what was recorded is gone with the page. */
  | { type: 'REPORT.CLOSE' };

interface Context {
  /** The report as JSON; empty while the visit is being recorded. */
  readonly report: string;
  readonly hasAgreed: boolean;
}

/** A visit that is recorded because its visitor asked for it, and what becomes of the recording. */
export const visitReportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as VisitReportEvent,
    tags: {} as
      | 'recording'
      | 'ready'
      | 'busy'
      | 'sent'
      | 'agreement missing'
      | 'not sent'
      | 'too long',
  },
  actors: {
    /** Ends the recording and gives the report as JSON, masked. */
    finishReport: promiseStub<string>('finishReport'),
    sendReport: promiseStub<HandlerAnswer, { body: string }>('sendReport'),
    saveReport: promiseStub<void, { report: string }>('saveReport'),
  },
  delays: { submitTimeout: delays.submitTimeout },
  guards: {
    'has agreed': ({ context }) => context.hasAgreed,
    'is too long to send': ({ context }) => encodeReport(context.report).length > largestReport,
    'is accepted': (_, answer: HandlerAnswer) => isAccepted(answer),
  },
  actions: {
    'keep report': assign({ report: (_, { report }: { report: string }) => report }),
    'change agreement': assign({ hasAgreed: ({ context }) => !context.hasAgreed }),
  },
}).createMachine({
  id: 'visit-report',
  description: 'Records a visit until it is stopped, and sends it only if the visitor agrees.',
  context: { report: '', hasAgreed: false },
  initial: 'recording',
  states: {
    recording: {
      description: 'What the machines of the site do is kept in the page, and nowhere else.',
      tags: ['recording'],
      meta: { requirement: 'Shows that it is recording' },
      on: { 'RECORDING.STOP': 'finishing' },
    },
    finishing: {
      description: 'Stand-ins are put in the place of all that was typed.',
      tags: ['busy'],
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
      description: 'The visitor decides what becomes of the report.',
      tags: ['ready'],
      type: 'parallel',
      on: { 'REPORT.CLOSE': 'closed' },
      states: {
        file: {
          description: 'The report as a file on the visitor’s own machine.',
          initial: 'unsaved',
          states: {
            unsaved: {
              description: 'Nothing was saved yet, or it did not work.',
              on: { 'FILE.SAVE': 'saving' },
            },
            saving: {
              description: 'The browser is handed the file.',
              invoke: {
                src: 'saveReport',
                input: ({ context: { report } }) => ({ report }),
                onDone: 'saved',
                onError: 'unsaved',
              },
            },
            saved: {
              description: 'The browser has the file; it may be saved once more.',
              on: { 'FILE.SAVE': 'saving' },
            },
          },
        },
        request: {
          description: 'The report on its way to the form handler.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Nothing is sent until the visitor agrees and presses.',
              meta: { requirement: 'Sent with consent alone' },
              on: {
                'CONSENT.TOGGLE': { actions: 'change agreement' },
                'REPORT.SEND': [
                  { guard: 'is too long to send', target: 'long' },
                  { guard: 'has agreed', target: 'sending' },
                  { target: 'unagreed' },
                ],
              },
            },
            unagreed: {
              description: 'Send was pressed without the agreement.',
              tags: ['agreement missing'],
              on: { 'CONSENT.TOGGLE': { target: 'asking', actions: 'change agreement' } },
            },
            sending: {
              description: 'The form handler is asked to take it.',
              tags: ['busy'],
              invoke: {
                src: 'sendReport',
                input: ({ context }) => ({ body: encodeReport(context.report) }),
                onDone: [
                  {
                    guard: { type: 'is accepted', params: ({ event }) => event.output },
                    target: 'sent',
                  },
                  { target: 'failed' },
                ],
                onError: 'failed',
              },
              after: { submitTimeout: 'failed' },
            },
            failed: {
              description: 'It did not get through; it may be tried again, and saved as a file.',
              tags: ['not sent'],
              on: { 'REPORT.SEND': 'sending' },
            },
            long: {
              description: 'It is longer than the form handler takes; a file it can be.',
              tags: ['too long'],
            },
            sent: { description: 'The form handler has it.', tags: ['sent'] },
          },
        },
      },
    },
    broken: {
      description: 'The recording could not be made into a report.',
      on: { 'REPORT.CLOSE': 'closed' },
    },
    closed: { description: 'The visitor goes on without it.' },
  },
});
