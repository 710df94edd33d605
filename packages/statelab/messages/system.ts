export const systemWords = {
  page: 'page',
  none: 'This tape does not contain actors: it is older than that feature, or comes from a link that left them out.',
  tree: 'Actors and their states',
  notYet: 'not started',
  diagram: 'Messages between actors, scrolls',
  message: (from: string, to: string, event: string, state: string): string =>
    `${from} to ${to}: ${event}${state === '' ? '' : `, then ${state}`}`,
  around: (first: number, last: number, length: number): string =>
    length === 0 ? 'No messages yet.' : `Messages ${first} to ${last} of ${length}`,
  /** Short names of XState's own events, by type prefix. */
  events: [
    ['xstate.init', 'start'],
    ['xstate.stop', 'stop'],
    ['xstate.after.', 'timer'],
    ['xstate.done.', 'done'],
    ['xstate.error.', 'error'],
    ['xstate.snapshot.', 'snapshot'],
    ['xstate.promise.', 'result'],
  ],
} as const;
