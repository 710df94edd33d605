export const watchWords = {
  heading: 'Watch a running app',
  short: 'Watch',
  how: 'In the app, in development:',
  code: `import { watch } from 'statelab/watch';

const { inspect } = watch({ app: 'shop' });
createActor(machine, { inspect }).start();`,
  address: (address: string) =>
    `It reports to ${address}. So does createWebSocketInspector of @statelyai/inspect with that url.`,
  states: {
    opening: 'Looking for the lab’s server…',
    open: 'Connected. Reports of apps appear live.',
    waiting: 'The lab’s server does not respond. Retrying. Start the lab again.',
  },
  nobody: 'No reports yet.',
  apps: 'Apps and their actors',
  gone: 'gone',
  over: (status: string) => `(${status})`,
  state: 'State',
  context: 'Context',
  noContext: 'The app did not report its context.',
  noStates: 'This actor has no states to draw, or its definition is not readable.',
  layingOut: 'Laying out its chart…',
  notLaidOut: 'Its chart could not be laid out.',
  chooseOne: 'Choose an actor to see its chart, state and context.',
  notThere: 'The actor in the URL does not exist. Choose another.',
  events: 'Events',
  eventsOf: (app: string) => `Events of ${app}, newest first`,
  noEvents: 'None yet.',
  clear: 'Clear',
  fromTo: (from: string | null, to: string) => `${from ?? 'outside'} to ${to}`,
} as const;
