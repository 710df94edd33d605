import type { Report } from './report.ts';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import { retryAfter } from './limits.ts';
import {
  backlogReports,
  bufferReport,
  emptyBacklog,
  keepActors,
  type ReportBacklog,
} from './report-backlog.ts';
import type { SocketEvent, SocketNews } from './socket.ts';
import { writeReport } from './write-report.ts';

type ReporterEvent = SocketNews | { type: 'REPORT.GIVE'; report: Report };

interface Context extends ReportBacklog {
  /** The URL of the lab’s server. */
  readonly address: string;
  /** Failed connections since the last open one. */
  readonly tries: number;
}

/** Sends reports of an app’s actors to the lab while it is connected. */
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
      actors: ({ context }, { report }: { report: Report }) => keepActors(context.actors, report),
    }),
    'buffer report': assign({
      buffered: ({ context }, { report }: { report: Report }) =>
        bufferReport(context.buffered, report),
    }),
    report: sendTo('socket', (_, { report }: { report: Report }) => ({
      type: 'SOCKET.SAY',
      text: writeReport(report),
    })),
    'send backlog': enqueueActions(({ context, enqueue }) => {
      for (const report of backlogReports(context)) {
        enqueue.sendTo('socket', { type: 'SOCKET.SAY', text: writeReport(report) });
      }
      enqueue.assign({ buffered: [], tries: 0 });
    }),
    'count try': assign({ tries: ({ context }) => context.tries + 1 }),
  },
}).createMachine({
  id: 'lab-reporter',
  description: 'Sends reports of an app’s actors to the lab.',
  context: ({ input: { address } }) => ({ ...emptyBacklog, address, tries: 0 }),
  on: {
    'REPORT.GIVE': {
      actions: [
        { type: 'keep actors', params: ({ event }) => event },
        { type: 'buffer report', params: ({ event }) => event },
      ],
    },
  },
  initial: 'connected',
  states: {
    connected: {
      description: 'The connection is open or opening.',
      invoke: {
        src: 'socket',
        id: 'socket',
        input: ({ context }) => ({ address: context.address }),
      },
      on: { 'SOCKET.CLOSE': { target: 'waiting', actions: 'count try' } },
      initial: 'opening',
      states: {
        opening: {
          description: 'Reports are buffered.',
          on: { 'SOCKET.OPEN': { target: 'open', actions: 'send backlog' } },
        },
        open: {
          description: 'Each report is sent at once.',
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
      description: 'The lab does not answer. Retries, with a longer delay each time.',
      after: { retry: { target: 'connected' } },
    },
  },
});
