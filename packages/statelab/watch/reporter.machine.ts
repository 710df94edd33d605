import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import { mostReports, type Report } from './report.ts';
import { writeReport } from './reports-of.ts';
import type { SocketEvent, SocketNews } from './socket.ts';

type ReporterEvent = SocketNews | { type: 'REPORT.GIVE'; report: Report };

interface Context {
  /** The URL of the lab’s server. */
  readonly address: string;
  /** Active actors with their latest snapshots, by session. */
  readonly actors: ReadonlyMap<string, Extract<Report, { type: '@xstate.actor' }>>;
  /** Newest events buffered while disconnected. */
  readonly buffered: readonly Report[];
}

function keepActors(actors: Context['actors'], report: Report): Context['actors'] {
  if (report.type === '@xstate.event') return actors;
  const known = report.type === '@xstate.actor' ? report : actors.get(report.sessionId);
  if (known === undefined) return actors;
  const { snapshot } = report;
  const kept = new Map(actors);
  const isOver = snapshot?.status !== undefined && snapshot.status !== 'active';
  if (isOver) kept.delete(report.sessionId);
  else kept.set(report.sessionId, { ...known, snapshot });
  return kept;
}

/** Reports to send on connect: active actors, then buffered events. */
const backlogReports = ({ actors, buffered }: Context): readonly Report[] => [
  ...actors.values(),
  ...buffered.filter(({ type, sessionId }) => type !== '@xstate.actor' || !actors.has(sessionId)),
];

/** Sends reports of an app’s actors to the lab while it is connected. */
export const reporterMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'address'>,
    events: {} as ReporterEvent,
  },
  actors: {
    /** The connection to the lab's server. */
    socket: callbackStub<SocketEvent, { readonly address: string }>('socket'),
  },
  actions: {
    'keep actors': assign({
      actors: ({ context }, { report }: { report: Report }) => keepActors(context.actors, report),
    }),
    'buffer report': assign({
      buffered: ({ context }, { report }: { report: Report }) =>
        [...context.buffered, report].slice(-mostReports),
    }),
    report: sendTo('socket', (_, { report }: { report: Report }) => ({
      type: 'SOCKET.SAY',
      text: writeReport(report),
    })),
    'send backlog': enqueueActions(({ context, enqueue }) => {
      for (const report of backlogReports(context)) {
        enqueue.sendTo('socket', { type: 'SOCKET.SAY', text: writeReport(report) });
      }
      enqueue.assign({ buffered: [] });
    }),
  },
}).createMachine({
  id: 'lab-reporter',
  description: 'Sends reports of an app’s actors to the lab.',
  context: ({ input: { address } }) => ({ address, actors: new Map(), buffered: [] }),
  invoke: {
    src: 'socket',
    id: 'socket',
    input: ({ context }) => ({ address: context.address }),
  },
  initial: 'disconnected',
  states: {
    disconnected: {
      description: 'The lab is not connected. Reports are buffered.',
      on: {
        'SOCKET.OPEN': { target: 'connected', actions: 'send backlog' },
        'REPORT.GIVE': {
          actions: [
            { type: 'keep actors', params: ({ event }) => event },
            { type: 'buffer report', params: ({ event }) => event },
          ],
        },
      },
    },
    connected: {
      description: 'Each report is sent at once.',
      on: {
        'SOCKET.CLOSE': { target: 'disconnected' },
        'REPORT.GIVE': {
          actions: [
            { type: 'keep actors', params: ({ event }) => event },
            { type: 'report', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
