import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import { retryAfter } from './limits.ts';
import { emptyRoster, keepActors, keepUnheard, toReport, type Roster } from './roster.ts';
import type { SocketEvent, SocketNews } from './socket.ts';
import { writeReport } from './write-report.ts';

type ReporterEvent = SocketNews | { type: 'REPORT.GIVE'; report: StatelyInspectionEvent };

interface Context extends Roster {
  /** Of the lab's server. */
  readonly address: string;
  /** How often it was not reached since it was. */
  readonly tries: number;
}

/** Reports what the actors of an app do to the lab, whenever the lab is there. */
export const reporterMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'address'>,
    events: {} as ReporterEvent,
  },
  actors: {
    /** One connection to the lab's server. */
    socket: callbackStub<SocketEvent, { readonly address: string }>('socket'),
  },
  delays: { retry: ({ context }) => retryAfter(context.tries) },
  actions: {
    'keep actors': assign({
      actors: ({ context }, { report }: { report: StatelyInspectionEvent }) =>
        keepActors(context.actors, report),
    }),
    'keep unheard': assign({
      unheard: ({ context }, { report }: { report: StatelyInspectionEvent }) =>
        keepUnheard(context.unheard, report),
    }),
    report: sendTo('socket', (_, { report }: { report: StatelyInspectionEvent }) => ({
      type: 'SOCKET.SAY',
      text: writeReport(report),
    })),
    'report what is kept': enqueueActions(({ context, enqueue }) => {
      for (const report of toReport(context)) {
        enqueue.sendTo('socket', { type: 'SOCKET.SAY', text: writeReport(report) });
      }
      enqueue.assign({ unheard: [], tries: 0 });
    }),
    'count try': assign({ tries: ({ context }) => context.tries + 1 }),
  },
}).createMachine({
  id: 'lab-reporter',
  description: 'Reports what the actors of an app do to the lab.',
  context: ({ input: { address } }) => ({ ...emptyRoster, address, tries: 0 }),
  initial: 'connected',
  states: {
    connected: {
      description: 'A connection is there, or on its way.',
      invoke: {
        src: 'socket',
        id: 'socket',
        input: ({ context }) => ({ address: context.address }),
      },
      on: { 'SOCKET.CLOSE': { target: 'waiting', actions: 'count try' } },
      initial: 'opening',
      states: {
        opening: {
          description: 'Nobody hears anything yet.',
          on: {
            'SOCKET.OPEN': { target: 'open', actions: 'report what is kept' },
            'REPORT.GIVE': {
              actions: [
                { type: 'keep actors', params: ({ event }) => event },
                { type: 'keep unheard', params: ({ event }) => event },
              ],
            },
          },
        },
        open: {
          description: 'The lab hears each report as it comes.',
          on: {
            'REPORT.GIVE': {
              actions: [
                { type: 'keep actors', params: ({ event }) => event },
                { type: 'report', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    waiting: {
      description: 'The lab is not there. It is tried again, later each time.',
      on: {
        'REPORT.GIVE': {
          actions: [
            { type: 'keep actors', params: ({ event }) => event },
            { type: 'keep unheard', params: ({ event }) => event },
          ],
        },
      },
      after: { retry: { target: 'connected' } },
    },
  },
});
