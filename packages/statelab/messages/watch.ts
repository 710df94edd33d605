/** Words of the lab's view of apps that report live. */
export const watchWords = {
  heading: 'Watch a running app',
  short: 'Watch',
  how: 'In the app, in development:',
  code: `import { watch } from 'statelab/watch';

const { inspect } = watch({ app: 'shop' });
createActor(machine, { inspect }).start();`,
  address: (address: string) =>
    `It reports to ${address}. So does createWebSocketInspector of @statelyai/inspect, given that address as its url.`,
  states: {
    opening: 'Looking for the lab’s server…',
    open: 'Connected. What apps report is shown as it comes.',
    waiting: 'The lab’s server does not answer. It is tried again. Start the lab again.',
  },
  nobody: 'No app reports yet.',
  apps: 'Apps and their actors',
  gone: 'gone',
  over: (status: string) => `(${status})`,
  state: 'State',
  context: 'Context',
  noContext: 'It told of no context.',
  noStates: 'This actor has no states to draw, or sent no definition that can be read.',
  layingOut: 'Laying out its chart…',
  notLaidOut: 'Its chart could not be laid out.',
  chooseOne: 'Choose an actor to see its chart, its state and its context.',
  notThere: 'The actor that the address names is not there. Choose another.',
  events: 'Events',
  eventsOf: (app: string) => `Events of ${app}, newest first`,
  noEvents: 'None yet.',
  clear: 'Clear',
  fromTo: (from: string | null, to: string) => `${from ?? 'outside'} to ${to}`,
} as const;
